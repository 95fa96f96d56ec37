import type { SampleReading } from './content-types.ts';

/** The school's two magazines; every issue opens with an editorial anyone can read. */
export const sampleMagazines: readonly SampleReading[] = [
  {
    id: 501,
    slug: 'norma-y-negocio-12-trabajar-a-distancia',
    title: 'Norma y Negocio 12: trabajar a distancia',
    subtitle: 'Revista de la escuela, número 12',
    summary:
      'Un número dedicado al teletrabajo visto desde tres escritorios: el de quien dirige, el de quien trabaja en casa y el de quien cuida la información.',
    description: `Norma y Negocio reúne artículos breves para decidir mejor en el trabajo. El número 12 trata sobre el trabajo a distancia cuando deja de ser novedad y se vuelve costumbre.`,
    category: 'derecho-laboral',
    staff: ['rosa-huaman', 'valeria-montes'],
    price: 35_00,
    subscriberPrice: 25_00,
    outcomes: [
      'Tres artículos breves',
      'Una pauta de reunión a distancia',
      'Una lista de seguridad de la información en casa',
    ],
    bibliographic: { Número: '12', Páginas: '28', Formato: 'Lectura en línea' },
    sections: [
      {
        title: 'Editorial: la costumbre',
        text: `Cuando algo nuevo se vuelve costumbre, deja de mirarse. El teletrabajo llegó con sobresalto y se quedó con discreción. Ya nadie se sorprende de una videollamada, y por eso mismo nadie se pregunta si hacía falta.

Este número invita a mirar otra vez. No discutimos si el trabajo a distancia es mejor o peor: depende de la tarea, de la casa y de la persona. Nos preguntamos, en cambio, qué acuerdos lo hacen llevadero y qué descuidos lo vuelven injusto.

Rosa Huamán escribe sobre el tiempo, ese bien que parece sobrar cuando no hay que viajar y que se encoge cuando la jornada no tiene puerta de salida. Valeria Montes escribe sobre los papeles y los aparatos que entran a la casa con el trabajo. Y proponemos una pauta para reuniones que respetan a quien está del otro lado.

Las normas ayudan, pero llegan hasta cierto punto. La ley puede reconocer el derecho a desconectarse; solo una jefa que no escribe a las diez de la noche lo vuelve real. Las leyes ponen el piso. La costumbre, que hacemos entre todos, pone la casa.

Ojalá estas páginas sirvan para una conversación de quince minutos con tu equipo. Con eso nos damos por leídos.`,
      },
      {
        title: 'El tiempo sin puerta',
        text: `En una oficina, la jornada tiene una puerta. Uno la cruza y termina el día, aunque quede trabajo. En casa no hay puerta, y la pregunta que antes resolvía el edificio ahora hay que resolverla con un acuerdo.

La Ley 31572 reconoce el derecho a la desconexión digital: fuera de la jornada no hay obligación de responder. Es una regla corta que necesita tres decisiones para funcionar.

La primera es **decir la hora**. «Respetamos tu descanso» no dice nada. «Desde las seis y media no esperamos respuesta» dice todo. Si el equipo tiene horarios distintos, se anota el de cada uno y se deja a la vista.

La segunda es **definir lo urgente**. Si todo puede ser urgente, nada lo es. Escriban tres ejemplos de urgencia verdadera y un medio para comunicarla, distinto del habitual. Una llamada basta. Lo demás espera a mañana.

La tercera es **contar el sobretiempo**. El trabajo extra que se pide y se acepta se paga con su recargo, también si se hace en la cocina. Un registro sencillo, en el que la propia persona anota y su jefatura confirma al día siguiente, evita discusiones de fin de mes.

Hay además un asunto que no está en ninguna ley: el ejemplo. Un mensaje a medianoche que dice «no es necesario que respondas ahora» es, de todos modos, un mensaje a medianoche. Programarlo para la mañana cuesta dos toques y enseña más que cualquier política.

Prueben un mes. Al terminar, pregunten al equipo si terminó antes, si durmió mejor y si se dejó de hacer algo importante. En casi todos los casos, lo importante se hizo igual.`,
      },
      {
        title: 'La oficina en la mesa de la cocina',
        text: `Con el trabajo entran a la casa otras cosas: contratos de clientes, listas de teléfonos, estados de cuenta. En la oficina había una cerradura, un archivador y una persona que preguntaba. En la cocina hay un gato y una impresora prestada.

Cuidar la información a distancia no exige grandes inversiones. Exige cinco hábitos.

**Una cuenta para cada persona.** El equipo puede compartirse en familia; la sesión de trabajo, no. Crear un usuario aparte toma cinco minutos.

**Una clave larga y un segundo paso.** Una frase de cuatro palabras es más segura y más fácil de recordar que ocho símbolos. Y un segundo paso en el teléfono detiene la mayoría de los intentos.

**Nada en el escritorio del equipo.** Los documentos viven en la carpeta de la empresa, donde hay copia y control. Lo que queda en el equipo se pierde con el equipo.

**Papel, lo mínimo.** Si se imprime, se guarda; si ya no sirve, se destruye. La bolsa de basura también es un archivo, y está en la calle.

**Avisar pronto.** Si se pierde un teléfono o se abre un enlace extraño, se avisa en la primera hora, sin temor. Una empresa que castiga el aviso consigue silencio, y el silencio cuesta mucho más.

El último hábito le toca a quien dirige: preguntar qué información de verdad hace falta fuera de la oficina. La manera más segura de cuidar un dato en la cocina es que nunca haya tenido que llegar allí.`,
      },
      {
        title: 'Pauta: una reunión que respeta',
        text: `Una reunión a distancia cansa más que una presencial. Por eso merece reglas. Esta pauta cabe en una tarjeta.

**Antes.** Escribe en una línea la decisión que se tomará. Si no hay una decisión, envía un mensaje. Invita a quien decide y a quien ejecuta; los demás reciben el acuerdo. Dura veinticinco minutos, no treinta: los cinco que sobran son para levantarse.

**Durante.** Empieza por la decisión y no por los antecedentes, que todos leyeron. Da la palabra por nombre, porque a distancia el silencio no invita. Cámaras a elección de cada uno. Una persona anota acuerdos en un documento que todos ven.

**Al final.** Tres minutos para leer los acuerdos: quién, qué, cuándo. Si un acuerdo no tiene nombre y fecha, no es un acuerdo.

**Después.** Los acuerdos se envían en la misma hora. Lo que se conversó y no se decidió no se envía.

Una variante que funciona: un día a la semana sin reuniones. Nadie lo ha pedido de vuelta.`,
      },
    ],
  },
  {
    id: 502,
    slug: 'norma-y-negocio-13-venderle-al-estado',
    title: 'Norma y Negocio 13: venderle al Estado',
    subtitle: 'Revista de la escuela, número 13',
    summary:
      'Qué mira una entidad cuando compra, qué aprende una empresa cuando pierde y una conversación imaginada entre una logística y un proveedor.',
    description: `El número 13 se ocupa de la contratación pública sin solemnidad: experiencias, errores y una pauta para decidir si conviene participar.`,
    category: 'contratacion-publica',
    staff: ['hugo-zegarra'],
    price: 35_00,
    subscriberPrice: 25_00,
    outcomes: [
      'Tres artículos breves',
      'Un diálogo entre comprador y proveedor',
      'Una pauta para aprender de una derrota',
    ],
    bibliographic: { Número: '13', Páginas: '26', Formato: 'Lectura en línea' },
    sections: [
      {
        title: 'Editorial: comprar bien es servir',
        text: `Detrás de cada compra pública hay alguien que espera. Un colegio que espera carpetas, una posta que espera guantes, un barrio que espera luz. Se habla tanto de procedimientos que a veces se olvida para qué existen.

Comprar bien con el dinero de todos es un servicio, y venderle bien al Estado también lo es. La empresa que cumple el plazo, que entrega lo ofrecido y que factura lo justo hace más por el país que muchos discursos.

La Ley 32069, que rige desde abril de 2025, habla de valor por dinero: no el precio más bajo, sino la mejor combinación de calidad, costo y oportunidad. Es una idea sensata que tardará en volverse costumbre. Mientras tanto, a cada lado de la mesa le toca una parte. A la entidad, pedir lo que necesita y no lo que copió. Al proveedor, prometer lo que puede y no lo que suena bien.

En este número, Hugo Zegarra recoge lo que aprendió en ambos lados. No hay trucos en sus páginas. Hay preguntas, listas y una convicción: la preparación es la única ventaja que nadie puede quitarte.`,
      },
      {
        title: 'Conversación en la ventanilla',
        text: `*La siguiente conversación es imaginada. Cualquiera que haya comprado o vendido reconocerá las frases.*

**—¿Por qué piden tanta experiencia para comprar sillas?** —pregunta el proveedor.

—Porque la última vez llegaron sesenta y a los tres meses quedaban cuarenta —responde la logística—. Pero tiene razón en algo: si pedimos demasiado, solo se presenta uno.

**—¿Y por qué no me preguntaron antes?**

—Le escribimos para la indagación de mercado. No contestó.

—Pensé que era publicidad.

—Era la mejor oportunidad que tuvo de influir en las especificaciones sin hacer nada indebido. La próxima vez, conteste. Con precios reales y con plazos reales.

**—Mi oferta era la más barata y no gané.**

—Faltaba una firma en un anexo y el plazo decía «aproximadamente». Lo primero se pudo corregir y se le pidió. Lo segundo, no: un plazo aproximado no es un plazo.

**—¿Puedo venir a conversar durante el proceso?**

—No. Para eso están las consultas, por escrito y para todos. No es desconfianza hacia usted: es respeto por los demás.

**—¿Y después?**

—Después, sí. Pida que le expliquen por qué perdió. Tiene derecho, y a nosotros nos obliga a tener una buena respuesta.

El proveedor se va con una lista de tres cosas. La logística se queda con dos. Si ambos las cumplen, la próxima compra será mejor.`,
      },
      {
        title: 'Perder con provecho',
        text: `La mayoría de las ofertas pierde. Es aritmética: donde se presentan cinco, pierden cuatro. La diferencia entre una empresa que termina ganando y otra que se rinde está en lo que hace al día siguiente.

**Lee el acta completa.** No solo el resultado. Anota el puntaje de cada factor, el tuyo y el del ganador. Allí está escrito, gratis, qué valora esa entidad.

**Clasifica la causa.** Hay cuatro: no cumplimos un requisito, lo cumplimos y no lo demostramos, otro fue mejor, o la calificación tuvo un error. Cada una tiene un remedio distinto. La primera se resuelve en meses; la segunda, en una tarde.

**Decide si reclamas.** La apelación es un derecho, tiene plazos cortos y cuesta. Úsala cuando haya un error que cambie el resultado, no cuando haya rabia. Consulta con alguien que no haya preparado la oferta.

**Actualiza tu carpeta.** La constancia que faltó hoy faltará de nuevo en tres meses. Pídela ahora. Lo mismo con las fichas técnicas y los poderes.

**Guarda tu precio y el ganador.** En un año tendrás una tabla que vale oro: cuánto se paga por lo que vendes, dónde y en qué meses.

Y una recomendación de carácter: felicita al que ganó, si es una buena empresa. El mundo de los proveedores es pequeño. El competidor de hoy puede ser el consorcio de mañana.`,
      },
    ],
  },
  {
    id: 503,
    slug: 'metodo-4-preguntar-mejor',
    title: 'Método 4: preguntar mejor',
    subtitle: 'Revista de investigación de la escuela, número 4',
    summary:
      'Entrevistas, encuestas y silencios: un número sobre el oficio de preguntar, con una guía para probar un cuestionario en una tarde.',
    description: `Método es la revista de la escuela para quienes investigan. El número 4 trata sobre la pregunta como herramienta: cómo se construye, cómo se prueba y cómo se escucha la respuesta.`,
    category: 'investigacion',
    staff: ['ines-cardenas', 'carmen-bravo'],
    price: 28_00,
    outcomes: [
      'Dos artículos y una guía práctica',
      'Una prueba de cuestionario en una tarde',
      'Diez verbos para preguntar',
    ],
    bibliographic: { Número: '4', Páginas: '24', Formato: 'Lectura en línea' },
    sections: [
      {
        title: 'Editorial: la pregunta es el método',
        text: `Dime qué preguntas y te diré qué vas a encontrar. Si preguntas «¿está usted de acuerdo con que la justicia es lenta?», encontrarás acuerdo. Si preguntas «cuénteme la última vez que fue a un juzgado», encontrarás una historia, y en la historia, quizá, una sorpresa.

El oficio de investigar es, antes que nada, el oficio de preguntar. Los programas de estudio dedican semestres a los enfoques y una tarde a la pregunta. Este número quiere emparejar un poco la balanza.

Inés Cárdenas propone una manera de entrevistar que empieza por callar. Carmen Bravo revisa, palabra por palabra, las trampas de un cuestionario. Y al final encontrarás una guía para probar el tuyo antes de aplicarlo a doscientas personas, cuando todavía se puede corregir.

Preguntar mejor no es solo una técnica. Es una forma de respeto: quien pregunta bien reconoce que el otro sabe algo que él ignora. Con esa humildad empieza todo conocimiento que valga la pena.`,
      },
      {
        title: 'La entrevista empieza callando',
        text: `La mejor entrevista que hice duró dos horas y tuve que hacer seis preguntas. La peor duró cuarenta minutos y le hice treinta y dos a una funcionaria que terminó respondiendo con monosílabos. Las dos estaban en la misma guía. La diferencia fue el silencio.

Quien responde necesita tiempo para recordar. Cuando termina una frase y no decimos nada, casi siempre sigue, y lo que viene después suele ser lo importante. Contar hasta cinco en silencio es la técnica más barata y la más difícil.

Ayuda empezar por lo concreto. «Cuénteme qué hizo ayer desde que llegó a su oficina» abre más puertas que «¿cómo describiría sus funciones?». La primera pide memoria; la segunda, un discurso.

Ayuda también pedir ejemplos. «Aquí se respeta el plazo» es una afirmación. «¿Recuerda un caso en que costó respetarlo?» la convierte en evidencia.

Y ayuda devolver. «Si le entendí bien, el expediente espera porque falta una firma y no porque falte personal. ¿Es así?». La persona corrige, precisa y se siente escuchada.

Hay tres cosas que conviene evitar. Preguntar dos cosas a la vez. Terminar las frases del otro. Y anotar solo lo que confirma lo que uno pensaba.

Al salir, antes de guardar el cuaderno, escribe tres líneas: qué me sorprendió, qué no pregunté, a quién más debería escuchar. Esas tres líneas son el comienzo de la entrevista siguiente.`,
      },
      {
        title: 'Guía: probar un cuestionario en una tarde',
        text: `Un cuestionario sin probar es una apuesta. Esta guía necesita seis personas, una tarde y disposición a tachar.

**Hora uno: leer en voz alta.** Lee cada pregunta a dos personas y pídeles que digan, con sus palabras, qué les estás preguntando. Si las dos versiones difieren, cambia la pregunta.

**Hora dos: buscar las cuatro trampas.** La **doble**: «¿el trámite fue rápido y claro?» pregunta dos cosas. La **cargada**: «¿qué tan grave es el abandono de la oficina?» ya decidió. La **sabia**: usa términos que solo conoce quien investiga. La **imposible**: «¿cuántas veces fue en los últimos tres años?» pide una memoria que nadie tiene.

**Hora tres: responder de verdad.** Aplícalo a otras dos personas y mide el tiempo. Si demora más de doce minutos, quita. Observa dónde dudan y dónde sonríen: ambas cosas son información.

**Hora cuatro: vaciar.** Con las respuestas de las seis personas, arma la tabla que piensas presentar. Si una pregunta no aparece en ninguna tabla, no la necesitas. Si una tabla no tiene pregunta, te falta.

Diez verbos que suelen preguntar mejor que «opinar»: contar, mostrar, recordar, comparar, elegir, ordenar, explicar, dibujar, corregir, repetir.

Cuando termines, tu cuestionario será más corto. Es la mejor señal.`,
      },
    ],
  },
];
