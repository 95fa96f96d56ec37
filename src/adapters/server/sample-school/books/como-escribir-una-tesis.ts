import type { SampleReading } from '#adapters/server/sample-school/content-types.ts';

export const comoEscribirUnaTesis: SampleReading = {
  id: 404,
  slug: 'como-escribir-una-tesis-en-derecho',
  title: 'Cómo escribir una tesis en derecho',
  subtitle: 'Un cuaderno de ruta para doce meses',
  summary:
    'Desde la pregunta hasta la sustentación, con un calendario realista y ejercicios cortos. Escrito por una asesora que ha leído más de trescientos proyectos.',
  description: `Una tesis no se escribe con inspiración, sino con horas previsibles. Este cuaderno divide el año en cuatro tramos y propone para cada uno una tarea que se puede terminar.

Está pensado para derecho, pero sirve a cualquier persona que investiga normas, instituciones o personas.`,
  category: 'investigacion',
  staff: ['ines-cardenas'],
  price: 69_90,
  outcomes: ['Organizar doce meses de trabajo', 'Leer con un propósito', 'Llegar a la sustentación sin sorpresas'],
  bibliographic: { Edición: 'Primera', Páginas: '80', Formato: 'Lectura en línea' },
  sections: [
    {
      title: 'Empezar por la pregunta',
      text: `Cuando alguien me dice «mi tesis es sobre el teletrabajo», respondo siempre lo mismo: ¿qué quieres saber del teletrabajo que no esté ya escrito? El silencio que sigue es el verdadero comienzo de la investigación.

Un tema es un territorio; una pregunta es un camino. El territorio se recorre sin rumbo y sin fin. El camino lleva a alguna parte y permite saber cuándo llegaste.

Para pasar de uno a otro, recorta. Por **lugar**: no en el Perú, sino en tres municipalidades de una región. Por **tiempo**: no desde siempre, sino desde que rige la ley. Por **personas**: no los trabajadores, sino quienes atienden expedientes. Cada recorte parece una pérdida y es una ganancia, porque vuelve posible lo que antes era un deseo.

Luego escribe la pregunta con un signo al principio y otro al final. Si no puedes ponerlos, todavía es un tema. «La desconexión digital en las municipalidades» no lleva signos. «¿Cómo acreditan tres municipalidades que respetan la desconexión digital?» sí.

Prueba tu pregunta con una persona que no estudie lo mismo que tú. Si la entiende y le parece que la respuesta podría ser cualquiera de dos, guárdala. Si te dice «obvio que sí», busca otra: nadie necesita un año para demostrar lo obvio.

No esperes a que la pregunta sea perfecta. Va a cambiar, y está bien que cambie. Lo que no puede faltar es que exista: sin pregunta no hay método, y sin método solo hay lecturas.`,
    },
    {
      title: 'Leer con un propósito',
      text: `El segundo tramo del año se va en leer, y es el tramo en que más tesis se pierden. No por leer poco, sino por leer sin saber para qué.

Antes de abrir un texto, anota en una ficha qué esperas encontrar: una definición, un dato, un argumento, un desacuerdo. Lee el resumen y las conclusiones. Si lo que buscas no está allí, probablemente no esté adentro. Déjalo.

Cuando el texto sirve, lee con un lápiz y tres signos. Una línea para lo que repetirás con tus palabras. Un círculo para lo que discutirás. Una flecha hacia otro autor que dice lo contrario. Al terminar, escribe un párrafo: qué sostiene, en qué se apoya, para qué te sirve. Ese párrafo, con la referencia completa, es la unidad de trabajo de tu marco teórico.

Con treinta párrafos así puedes empezar a ordenar. No los ordenes por autor ni por fecha, sino por la conversación que sostienen. ¿Quiénes están de acuerdo? ¿Dónde se separan? ¿Qué nadie preguntó? En ese hueco entra tu pregunta.

Con las normas y las sentencias el método es el mismo, con un cuidado más: anota la vigencia y la fecha en que lo comprobaste. Un marco normativo impecable sobre una ley derogada es un accidente frecuente y muy triste.

Cita siempre que la idea no sea tuya, aunque la frase lo sea. La honestidad no es un capítulo de la tesis: es la razón por la que alguien te creerá los demás.`,
    },
    {
      title: 'Recoger y entender los datos',
      text: `El tercer tramo es el de salir a buscar. Según tu pregunta, los datos serán sentencias, resoluciones, entrevistas, encuestas o expedientes. Cada fuente tiene su oficio, pero hay cuatro reglas comunes.

**Pide permiso temprano.** Los accesos demoran más que la lectura. Escribe las cartas en la primera semana del tramo y haz seguimiento cada diez días, con amabilidad y constancia.

**Prueba el instrumento.** Antes de entrevistar a quince personas, entrevista a dos. Antes de revisar cien resoluciones, revisa diez. Descubrirás que una pregunta se entiende mal o que la ficha no tiene dónde anotar lo más interesante.

**Cuida a las personas.** Explica para qué es la entrevista, pide consentimiento por escrito, ofrece no responder. Guarda los nombres separados de las respuestas. Si alguien te cuenta algo que podría perjudicarlo, tu primera obligación es con esa persona y no con tu tesis.

**Lleva un diario.** Cada día de trabajo, cinco líneas: qué hice, qué vi, qué me sorprendió, qué decidí. Cuando escribas la metodología, bastará con ordenarlo.

Entender los datos no es confirmar lo que pensabas. Busca con la misma energía lo que te contradice. Si de veinte resoluciones, tres no encajan con tu idea, esas tres son las más valiosas: explícalas y tu conclusión será más pequeña y mucho más sólida.

Y cuenta. Aunque tu estudio sea cualitativo, di cuántas entrevistas, cuántas resoluciones, de qué años. Los números sencillos son una cortesía con quien te lee.`,
    },
    {
      title: 'Escribir y sustentar',
      text: `El cuarto tramo es para escribir, y la regla es una sola: todos los días, un poco. Quinientas palabras diarias son una tesis en cuatro meses. Cinco mil palabras un domingo son una semana de arrepentimiento.

Empieza por lo que sabes mejor, que casi siempre es la metodología. Sigue con los resultados, luego el marco teórico, que ahora sabrás cuál era, y deja para el final la introducción y las conclusiones. Nadie puede presentar a un invitado que todavía no conoce.

Un capítulo está listo cuando puedes decir en una oración qué demuestra. Escribe esa oración en la primera línea y revisa que cada párrafo trabaje para ella. Los que no trabajan, por bonitos que sean, se van a un archivo llamado «para después».

Pide lecturas pronto y di qué necesitas. «¿Se entiende el argumento del capítulo dos?» recibe una respuesta útil. «¿Qué te parece?» recibe un «bien».

Para la sustentación, prepara tres versiones: una de un minuto, una de cinco y una de quince. La de un minuto es la más difícil y la que más sirve. Ensaya con dos personas: una que te quiera y otra que te pregunte.

Anota las cinco preguntas que temes. Respóndelas por escrito. Al menos dos aparecerán, y tendrás una respuesta tranquila donde otros tendrían un silencio. Si no sabes algo, dilo y explica cómo lo averiguarías: un jurado serio valora más una duda bien planteada que una certeza inventada.

Después, descansa. Una tesis terminada y honesta ya hizo su trabajo: te enseñó a preguntar.`,
    },
  ],
};
