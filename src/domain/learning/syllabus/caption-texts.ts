/** What is said of a line of captions. */
export const captionTexts = {
  heading:
    'La primera línea debe decir WEBVTT. Si tu archivo es SRT, escribe WEBVTT arriba y deja una línea en blanco.',
  nothing: 'No hay ningún subtítulo.',
  noTimes: 'Falta la línea de tiempos, como «00:00:01.000 --> 00:00:04.000», encima del texto.',
  times: 'Los tiempos no se pueden leer: escríbelos como «00:00:01.000 --> 00:00:04.000».',
  comma: 'Los milésimos van después de un punto, no de una coma.',
  backwards: 'El subtítulo termina antes de empezar.',
  joined: 'Falta una línea en blanco antes de estos tiempos.',
  empty: 'El subtítulo no tiene texto.',
  late: 'El subtítulo empieza después de que termina el video.',
  order: (line: number) => `El subtítulo empieza antes que el anterior, de la línea ${line}.`,
  overlap: (line: number) => `El subtítulo empieza antes de que termine el anterior, de la línea ${line}.`,
} as const;
