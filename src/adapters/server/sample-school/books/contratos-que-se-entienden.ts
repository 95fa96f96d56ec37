import type { SampleReading } from '#adapters/server/sample-school/content-types.ts';

export const contratosQueSeEntienden: SampleReading = {
  id: 403,
  slug: 'contratos-que-se-entienden',
  title: 'Contratos que se entienden',
  subtitle: 'Escribir acuerdos que no necesitan intérprete',
  summary:
    'Un libro sobre cómo escribir contratos breves, completos y claros. Con ejemplos antes y después, y una lista de revisión de veinte preguntas.',
  description: `Los contratos se escriben para el día en que las partes dejan de estar de acuerdo. Ese día, lo que ahorra dinero no es la elegancia, sino la claridad.

Este libro propone un método en tres pasadas: acordar, redactar y revisar.`,
  category: 'contratos-y-derecho-civil',
  staff: ['lucia-ccori', 'carmen-bravo'],
  price: 74_90,
  discount: { price: 59_90, endsInDays: 33 },
  outcomes: ['Redactar en tres pasadas', 'Evitar las ambigüedades más comunes', 'Revisar con veinte preguntas'],
  bibliographic: { Edición: 'Primera', Páginas: '72', Formato: 'Lectura en línea' },
  sections: [
    {
      title: 'Por qué los contratos no se entienden',
      text: `Nadie escribe mal a propósito. Los contratos se vuelven oscuros por cuatro razones, y ninguna de ellas es el derecho.

La primera es la herencia. Se copia un modelo que alguien copió de otro, y con él viajan cláusulas que nadie sabe para qué sirven. Como da miedo quitarlas, se quedan.

La segunda es la prisa. Las partes creen que ya están de acuerdo, cuando en realidad solo lo están en el precio. Lo demás se deja «para el abogado», que no estuvo en la conversación y adivina.

La tercera es el lucimiento. Hay quien confunde seriedad con solemnidad y escribe «proceder a efectuar el pago» porque «pagar» le parece poco.

La cuarta es el temor. Quien redacta quiere cubrirse de todo y escribe para un juez imaginario. El resultado es un texto que ni el juez ni las partes pueden usar.

El remedio también tiene cuatro partes. Escribe cada contrato para el negocio que tienes delante y usa los modelos como lista de temas, no como texto. Conversa lo incómodo antes de redactar. Prefiere la palabra corta. Y escribe para quien va a cumplirlo: la persona de almacén, la de cobranzas, el técnico que instalará el equipo. Si ellos lo entienden, un juez también lo entenderá.

En este libro llamaremos claro a un contrato que pasa una prueba sencilla: una persona que no participó en la negociación lo lee una vez y puede decir quién debe hacer qué, cuándo, cómo se demuestra y qué ocurre si no se hace.`,
    },
    {
      title: 'Primera pasada: acordar',
      text: `Antes de abrir el procesador de textos, llena una hoja con cinco columnas: quién, qué, cuándo, cómo se prueba, qué pasa si no. Cada fila es una obligación.

Hazlo con la otra parte, en la misma mesa o en la misma llamada. Notarás que las primeras filas salen solas y que, hacia la quinta, alguien dice: «Eso no lo habíamos conversado». Ese es el momento más valioso de todo el proceso y ocurre gratis.

Un ejemplo. Una cafetería compra sillas. Filas fáciles: el taller entrega sesenta sillas; la cafetería paga. Filas menos fáciles: ¿quién las sube al segundo piso?, ¿qué pasa si doce llegan rayadas?, ¿el saldo se paga contra entrega o contra revisión?, ¿cuántos días tiene la cafetería para revisar?

La columna «cómo se prueba» es la más olvidada. Si el pago depende de que las sillas estén «en buen estado», decidan quién lo dice y con qué documento. Un acta firmada, una fotografía enviada a un correo, el paso de cinco días sin observaciones: cualquiera sirve, con tal de que sea un hecho.

La última columna no tiene que ser un castigo. A veces la mejor consecuencia de un atraso es un plazo nuevo y un descuento pequeño; otras, el derecho de comprar en otro lugar. Elijan lo que de verdad harían.

Cuando la hoja esté llena, léanla en voz alta. Si alguna fila provoca un «bueno, eso ya se verá», no la dejen pasar. Lo que «ya se verá» es exactamente lo que después se discute.`,
    },
    {
      title: 'Segunda pasada: redactar',
      text: `Con la hoja al lado, redactar es convertir cada fila en una oración.

**Un sujeto.** «El taller», «la cafetería». Dales un nombre corto al comienzo y no lo cambies.

**Un verbo en futuro.** «Entregará», «pagará», «revisará». Evita el condicional, que sugiere, y el infinitivo, que no obliga a nadie.

**Un complemento preciso.** «Sesenta sillas de madera de tornillo, barnizadas, según la fotografía del Anexo 1».

**Un plazo que se pueda contar.** Desde un hecho cierto y hasta un día. Di si son días calendario o hábiles. Decide qué pasa si el último cae en feriado.

Después ordena. Primero lo que las partes van a consultar más: objeto, precio, entrega, pago. Luego lo que ojalá no se use: garantía, atrasos, resolución. Al final, lo general: comunicaciones, solución de controversias, firmas.

Define solo lo necesario. Si una palabra tiene su sentido común, no la definas. Si la defines, úsala siempre con ese sentido y escríbela igual.

Usa listas cuando haya más de tres elementos y tablas cuando haya más de dos columnas. No hay ninguna norma que prohíba una tabla en un contrato, y un calendario de pagos se entiende mejor así.

Por último, quita. «En la ciudad y fecha que se indican al final», «por medio del presente documento», «a quien en adelante y para los efectos de este contrato se le denominará»: nada de eso agrega una obligación. Si al borrar una frase no cambia lo que alguien debe hacer, la frase sobraba.`,
    },
    {
      title: 'Tercera pasada: revisar',
      text: `Deja el borrador una noche. Al día siguiente, léelo como si fueras la otra parte en su peor humor. Estas veinte preguntas ayudan.

1. ¿Las partes están bien identificadas y quienes firman tienen poder?
2. ¿El objeto se entiende sin leer los anexos?
3. ¿Cada obligación tiene responsable?
4. ¿Cada plazo tiene inicio y fin?
5. ¿Se dice si los días son hábiles o calendario?
6. ¿El precio incluye o no los impuestos?
7. ¿Se dice cuándo y cómo se paga?
8. ¿Hay un hecho que demuestra la conformidad?
9. ¿Qué pasa si hay observaciones?
10. ¿Las penalidades se pueden calcular con los datos del contrato?
11. ¿Tienen un tope?
12. ¿Quién asume el riesgo durante el transporte?
13. ¿La garantía dice plazo, alcance y procedimiento?
14. ¿Se puede terminar antes? ¿Con cuánto aviso?
15. ¿Qué se devuelve al terminar?
16. ¿Hay información confidencial o datos personales? ¿Qué se hace con ellos?
17. ¿A qué direcciones se comunica?
18. ¿Qué se hace antes de demandar?
19. ¿Los anexos existen, están numerados y firmados?
20. ¿Hay alguna palabra que signifique dos cosas?

Después, pide que lo lea alguien que no conozca el negocio. No le preguntes si está bien escrito; pregúntale qué tiene que hacer cada parte el primer lunes. Si duda, corrige.

Y antes de firmar, lean juntos el texto completo, en voz alta. Toma media hora. Es la media hora más barata de todo el contrato, y con frecuencia la única vez en que las dos partes escuchan las mismas palabras al mismo tiempo.`,
    },
  ],
};
