/** What a question of a GIFT file can have wrong as GIFT; what it lacks as a question, `draftFaults` says. */
const texts = {
  braces:
    'Sus respuestas van entre una sola «{» y una sola «}», y dentro de una pregunta no hay líneas en blanco. Un signo que es parte del texto lleva «\\» delante.',
  'no-answers': 'No tiene respuestas entre llaves: una descripción no es una pregunta.',
  essay: 'Es de respuesta libre, que nadie califica: escribe entre las llaves las respuestas que valen.',
  matching:
    'Es de emparejar, un tipo que aquí no hay. Si lo que se pide es un orden, puedes escribirla como de ordenar.',
  'number-range': 'Es numérica con margen. Aquí se escriben las respuestas que valen, una por una: {=3.14 =3,14}.',
  partial: 'Da parte de los puntos por una respuesta. Aquí una respuesta vale todos los puntos o ninguno.',
  wildcard: 'Usa «*» en lugar de cualquier texto. Aquí se escriben las respuestas que valen; para un asterisco, «\\*».',
  stray: 'Hay texto entre «{» y la primera respuesta; cada respuesta empieza con «=» o «~».',
  image: 'Lleva una imagen, que un archivo GIFT no trae: quítala aquí y agrégala después en la página.',
} as const;

export type GiftFault = keyof typeof texts;

export const giftFaultText = (fault: GiftFault): string => texts[fault];
