// What Swift imports of SDL2, SDL_ttf and SDL_image, and the macros that it cannot import by itself.
#ifndef SWIPELAB_CSDL2_SHIM_H
#define SWIPELAB_CSDL2_SHIM_H

#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>

// A window position: wherever the window manager likes.
static inline int csdl_windowpos_undefined(void) { return (int)SDL_WINDOWPOS_UNDEFINED; }

// The mouse id of mouse events that SDL made from touches; the macro's -1 does not fit Swift's UInt32.
static inline Uint32 csdl_touch_mouseid(void) { return SDL_TOUCH_MOUSEID; }

// GL_RENDERER of the current OpenGL context, or NULL. OpenGL's headers are not needed for one call.
static inline const char *csdl_gl_renderer(void) {
  enum { gl_renderer = 0x1F01 };
  typedef const unsigned char *(*get_string)(unsigned int);
  get_string function = (get_string)SDL_GL_GetProcAddress("glGetString");
  return function ? (const char *)function(gl_renderer) : NULL;
}

#endif
