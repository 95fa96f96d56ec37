import type { SampleProgramme } from '#adapters/server/sample-school/content-types.ts';

/** Short courses: each has a video, a reading of substance and a certificate of its own. */
export const otherCourses: readonly SampleProgramme[] = [
  {
    id: 203,
    slug: 'compliance-penal-en-la-practica',
    title: 'Compliance penal en la práctica',
    subtitle: 'Un modelo de prevención que la gente usa',
    summary:
      'Qué pide la Ley 30424 a una persona jurídica y cómo se convierte en un modelo de prevención proporcionado al tamaño de la empresa. Con un caso guiado.',
    description: `Desde la Ley 30424 y sus modificaciones, una persona jurídica puede responder por ciertos delitos cometidos en su nombre y en su beneficio. La misma ley ofrece una salida razonable: la empresa que adoptó y aplicó, antes del hecho, un modelo de prevención adecuado a sus riesgos puede quedar exenta de responsabilidad.

El curso explica los elementos mínimos del modelo y te acompaña a dibujar el primer mapa de riesgos de una empresa pequeña.`,
    category: 'penal-y-cumplimiento',
    staff: ['martin-paredes'],
    price: 12_00,
    subscriberPrice: 9_00,
    outcomes: [
      'Enumerar los elementos mínimos de un modelo de prevención',
      'Elaborar un mapa de riesgos en una página',
      'Diseñar un canal de denuncias que proteja a quien denuncia',
    ],
    modules: [
      {
        title: 'Del papel a la práctica',
        summary: 'Los elementos del modelo y el mapa de riesgos.',
        classes: [
          { title: 'Los elementos del modelo de prevención', clip: 'compliance-elementos' },
          {
            title: 'Tu primer mapa de riesgos',
            text: `Un mapa de riesgos no empieza con una matriz de colores: empieza con una conversación. Reúne a quienes compran, venden, pagan y tratan con funcionarios, y pide a cada uno que cuente cómo trabaja de verdad. Anota, sin corregir.

### Tres columnas bastan

**Actividad.** Describe la tarea con un verbo: «gestionar licencias en la municipalidad», «contratar transportistas», «entregar obsequios de fin de año». Evita los sustantivos generales, como «gestión comercial», porque no dicen qué hace nadie.

**Qué podría salir mal.** Escribe el hecho, no el delito: «un gestor paga para acelerar el trámite». Traducirlo al Código Penal es un segundo paso y lo hace quien asesora.

**Qué tenemos hoy.** Anota el control que existe de veras: dos firmas, un límite de gasto, una lista de gestores autorizados. Si la respuesta es «confiamos en Pedro», escribe eso. Es un dato valioso.

### Ordenar por lo que importa

Califica cada línea con dos preguntas: ¿qué tan probable es? y ¿qué tan grave sería? Usa solo alto, medio y bajo. Las líneas altas en ambas preguntas son tu plan de trabajo de los próximos tres meses. Tres líneas bien atendidas valen más que cuarenta pintadas de rojo.

### El caso: una distribuidora de doce personas

La distribuidora de este caso es inventada. En su conversación aparecieron dos riesgos altos: un tramitador que cobra «por resultado» y obsequios sin límite a jefes de compras. La respuesta fue sencilla: contrato escrito con el tramitador, pagos contra documento, prohibición de pagos en efectivo y un tope anual de obsequios que se publica en la pared. Costó una tarde y una reunión por trimestre para revisar si se cumple.

Ese seguimiento es lo que convierte una lista en un modelo: sin él, el mapa envejece en un cajón.`,
          },
        ],
      },
    ],
  },
  {
    id: 204,
    slug: 'contratacion-publica-para-proveedores',
    title: 'Contratación pública para proveedores',
    subtitle: 'Cómo leer unas bases y decidir si conviene participar',
    summary:
      'Las tres fases de una contratación bajo la Ley 32069, los documentos que manda cada una y un método para decidir en una tarde si te conviene presentar oferta.',
    description: `El Estado compra casi todo lo que una empresa vende. La dificultad no suele ser el precio, sino leer a tiempo unas bases largas y llegar con los documentos completos.

El curso sigue el punto de vista del proveedor y se apoya en la Ley 32069, Ley General de Contrataciones Públicas, vigente desde abril de 2025.`,
    category: 'contratacion-publica',
    staff: ['hugo-zegarra'],
    price: 12_00,
    discount: { price: 9_00, endsInDays: 16 },
    outcomes: [
      'Ubicar en qué fase está una contratación y qué se espera de ti',
      'Leer unas bases con una lista de diez preguntas',
      'Evitar las causas más comunes de descalificación',
    ],
    modules: [
      {
        title: 'Antes de ofertar',
        summary: 'Las fases y la lectura de las bases.',
        classes: [
          { title: 'Las tres fases de una contratación', clip: 'contratacion-publica-fases' },
          {
            title: 'Diez preguntas para leer unas bases',
            text: `Unas bases se leen dos veces. La primera, en veinte minutos, decide si vale la pena la segunda. Usa estas diez preguntas y anota en qué página está cada respuesta: esa anotación es también el índice de tu oferta.

### Para decidir si participas

1. **¿Qué se compra, exactamente?** Lee los términos de referencia o las especificaciones antes que la portada.
2. **¿Puedo cumplir el plazo?** Cuenta días calendario y recuerda que el plazo suele correr desde el día siguiente a la firma o a la orden.
3. **¿Qué experiencia piden?** Compara el monto exigido con tus contratos ya pagados y documentados.
4. **¿Qué garantías debo entregar?** Pregunta a tu banco o caja cuánto cuesta y cuánto demora antes de comprometerte.
5. **¿Cómo y cuándo se paga?** Lee la forma de pago y quién da la conformidad.

### Para no ser descalificado

6. **¿Qué documentos son de presentación obligatoria?** Haz una lista y marca los que dependen de terceros.
7. **¿Qué se puede subsanar y qué no?** Los errores de forma suelen admitir corrección; la oferta económica, muy poco.
8. **¿Cómo se otorga el puntaje?** Ahí está lo que la entidad valora de verdad.
9. **¿Cuándo vencen las consultas y observaciones?** Si una exigencia te parece excesiva, ese es el momento de decirlo, con sustento.
10. **¿Qué penalidades hay?** Calcula la peor semana posible y decide si tu precio la soporta.

### Una regla de oro

Verifica que tu inscripción en el Registro Nacional de Proveedores esté vigente y corresponda al objeto. Es gratuito comprobarlo y doloroso olvidarlo.

Los contratos de montos pequeños, que la ley llama contratos menores y llegan hasta ocho unidades impositivas tributarias, siguen un trámite más simple. Son una buena puerta de entrada: exigen menos papeles y construyen la experiencia que luego te pedirán.`,
          },
        ],
      },
    ],
  },
  {
    id: 205,
    slug: 'finanzas-para-no-financieros',
    title: 'Finanzas para quienes no son financieros',
    subtitle: 'Leer los números de un negocio sin miedo',
    summary:
      'Los tres estados financieros como tres preguntas, y un ejercicio completo con una panadería para ver cómo se conectan. No necesitas saber contabilidad.',
    description: `¿Cómo puede un negocio ganar dinero y no tener caja para pagar la planilla? La respuesta está en leer juntos tres documentos que casi siempre se leen por separado.

Trabajamos con una panadería inventada, de cifras redondas, hasta que los tres estados cuenten la misma historia.`,
    category: 'gestion-y-finanzas',
    staff: ['elena-torres'],
    price: 12_00,
    subscriberPrice: 9_00,
    outcomes: [
      'Leer un estado de situación financiera en cinco minutos',
      'Explicar la diferencia entre utilidad y caja',
      'Calcular el punto de equilibrio de un producto',
    ],
    modules: [
      {
        title: 'Los números cuentan una historia',
        summary: 'Los tres estados y su conexión.',
        classes: [
          { title: 'Tres estados, tres preguntas', clip: 'finanzas-tres-estados' },
          {
            title: 'La panadería que ganaba y no tenía caja',
            text: `Una panadería vende en el mes S/. 20000.00 y gasta S/. 16000.00 en harina, gas, alquiler y sueldos. Su estado de resultados dice que ganó S/. 4000.00. Sin embargo, a fin de mes no hay dinero para pagar al panadero. ¿Qué pasó?

### Sigue el dinero

Mira primero a quién le vendió. S/. 6000.00 fueron a dos cafeterías que pagan a cuarenta y cinco días. Esa venta es real y la utilidad también, pero el dinero todavía no llegó.

Mira después qué compró. Aprovechó una oferta y pagó al contado harina para tres meses: S/. 3000.00 más de lo que usó. Esa harina no es un gasto del mes; es inventario, y aparece en el estado de situación financiera.

Por último, mira qué invirtió. Compró una batidora de S/. 5000.00. Tampoco es un gasto del mes: es un activo que se gastará poco a poco, con la depreciación.

### La cuenta completa

| Concepto | Soles |
| --- | ---: |
| Utilidad del mes | 4000.00 |
| Menos ventas por cobrar | −6000.00 |
| Menos harina guardada | −3000.00 |
| Menos batidora | −5000.00 |
| **Cambio en la caja** | **−10000.00** |

La utilidad fue positiva y la caja bajó diez mil soles. Ninguno de los dos números miente: responden preguntas distintas.

### Qué se puede hacer

La panadería puede pedir a las cafeterías un adelanto o un plazo más corto, comprar harina cada mes aunque cueste un poco más, o financiar la batidora en cuotas que se paguen con lo que la propia batidora produce. Las tres decisiones mejoran la caja sin vender un pan más.

Haz el mismo ejercicio con tu negocio: empieza por la utilidad y resta, una por una, las razones por las que ese dinero todavía no está en tu cuenta.`,
          },
        ],
      },
    ],
  },
  {
    id: 206,
    slug: 'metodologia-de-la-investigacion-juridica',
    title: 'Metodología de la investigación jurídica',
    subtitle: 'Del tema que te gusta a la pregunta que puedes responder',
    summary:
      'Cómo recortar un tema, formular un problema investigable y elegir un método que corresponda. Pensado para quienes empiezan un proyecto de tesis.',
    description: `La mayoría de proyectos se detienen en la primera página, porque intentan investigar un tema en lugar de un problema. Este curso te ayuda a pasar de uno a otro y a escribir un párrafo que tu asesora entienda a la primera.`,
    category: 'investigacion',
    staff: ['ines-cardenas'],
    price: 10_00,
    outcomes: [
      'Recortar un tema por lugar, tiempo y población',
      'Escribir una pregunta de investigación viable',
      'Elegir entre un diseño dogmático y uno empírico',
    ],
    modules: [
      {
        title: 'La pregunta',
        summary: 'Del tema al problema y del problema al método.',
        classes: [
          { title: 'Del tema al problema', clip: 'investigacion-del-tema-al-problema' },
          {
            title: 'Cinco pruebas para tu pregunta',
            text: `Ya tienes una pregunta escrita. Antes de construir sobre ella un proyecto de cien páginas, sométela a cinco pruebas. Cada una toma diez minutos y puede ahorrarte meses.

### 1. La prueba del desconocido

Lee la pregunta a alguien que no estudia derecho. Si puede repetirla con sus palabras, está clara. Si te pide que se la expliques, todavía no.

### 2. La prueba de las dos respuestas

Imagina que el resultado es «sí» y luego que es «no». Si solo uno de los dos te parece posible, no estás preguntando: estás defendiendo una opinión. Una buena pregunta puede sorprenderte.

### 3. La prueba del acceso

Escribe de dónde saldrá cada dato: expedientes, resoluciones, entrevistas, normas, estadísticas. Al lado, anota quién te dará acceso y cuándo. Una pregunta magnífica sobre expedientes reservados no es viable.

### 4. La prueba del calendario

Cuenta hacia atrás desde la fecha de entrega. Reserva un tercio del tiempo para escribir y corregir. Lo que queda es tu tiempo real de investigación. ¿Alcanza?

### 5. La prueba del «¿y qué?»

Supón que terminaste. ¿Quién hará algo distinto con tu respuesta? Puede ser un juzgado, una entidad, una empresa o la persona que investigue después de ti. Si nadie, busca el problema un poco más cerca de la gente.

### Elegir el método es la consecuencia

Si tu pregunta es sobre lo que las normas dicen o cómo deberían interpretarse, tu diseño será dogmático y tus fuentes serán normas, jurisprudencia y doctrina. Si es sobre lo que ocurre en la práctica, será empírico y necesitarás observar, contar o conversar. Muchas tesis necesitan ambas cosas; en ese caso, decide cuál va primero y cuál sirve a la otra.

El método no se elige por prestigio. Se elige porque permite responder.`,
          },
        ],
      },
    ],
  },
  {
    id: 207,
    slug: 'proteccion-de-datos-personales',
    title: 'Protección de datos personales en la empresa',
    subtitle: 'Lo que cambia con el reglamento vigente desde 2025',
    summary:
      'Los principios de la Ley 29733 y el reglamento aprobado por el Decreto Supremo 016-2024-JUS, llevados a un negocio real: consentimiento, derechos e incidentes.',
    description: `Cada formulario, cada cámara y cada hoja de cálculo con nombres es un tratamiento de datos personales. El reglamento que entró en vigor el 30 de marzo de 2025 precisa obligaciones que alcanzan también a las empresas pequeñas.

Aprendes a pedir un consentimiento válido, a responder cuando alguien pide ver o borrar sus datos y a reaccionar ante un incidente.`,
    category: 'penal-y-cumplimiento',
    staff: ['valeria-montes'],
    price: 12_00,
    subscriberPrice: 9_00,
    outcomes: [
      'Redactar un consentimiento libre, previo, expreso e informado',
      'Atender los derechos de acceso, rectificación, cancelación y oposición',
      'Actuar en las primeras horas de un incidente',
    ],
    modules: [
      {
        title: 'Lo esencial',
        summary: 'Consentimiento, derechos e incidentes.',
        classes: [
          { title: 'Un consentimiento que vale', clip: 'datos-personales-consentimiento' },
          {
            title: 'Cuando alguien pide sus datos',
            text: `Una clienta escribe: «Quiero saber qué datos míos tienen y que borren mi teléfono». Ese mensaje, aunque no cite ninguna ley, ejerce dos derechos: acceso y cancelación. Responder bien no exige un abogado; exige un procedimiento.

### Paso 1: reconocer el pedido

Enseña a quien atiende el correo y las redes a reconocer estas solicitudes. No hace falta un formato especial ni que la persona explique por qué lo pide. Anota la fecha: desde allí corren los plazos.

### Paso 2: confirmar la identidad

Pide solo lo necesario para saber que es quien dice ser. Si la solicitud llega desde el mismo correo con el que compró, muchas veces basta. Pedir una copia del documento de identidad para todo es, a su vez, recoger más datos de los que necesitas.

### Paso 3: buscar

Haz una lista de los lugares donde podría haber datos: el sistema de ventas, la hoja de cálculo de marketing, el correo, la copia de respaldo, el proveedor de envíos. Tener esa lista escrita antes del primer pedido es la mitad del trabajo.

### Paso 4: responder a tiempo

El plazo para atender un pedido de acceso es de veinte días hábiles. Para rectificación, cancelación u oposición es de diez días hábiles. Ambos pueden ampliarse una sola vez, por un plazo igual, si hay una razón y se comunica.

### Paso 5: explicar lo que no se puede borrar

Hay datos que otra norma te obliga a conservar, como los de un comprobante de pago. En ese caso no se borran: se guardan solo para ese fin. Díselo a la persona con claridad y cítale la razón.

### Y si hubo un incidente

Si se perdió o se filtró información, conserva las pruebas, contén el daño y evalúa el alcance. Cuando el incidente afecta a un gran volumen de datos o a datos sensibles, la comunicación a la autoridad debe hacerse dentro de las cuarenta y ocho horas. Tener a la mano un formato en blanco ayuda a no improvisar.`,
          },
        ],
      },
    ],
  },
  {
    id: 208,
    slug: 'primeros-pasos-para-formalizar-tu-empresa',
    title: 'Primeros pasos para formalizar tu empresa',
    subtitle: 'Un curso gratuito para empezar con orden',
    summary:
      'Persona natural o jurídica, qué tipo de empresa elegir, qué se inscribe y qué se paga. Un curso gratuito, breve y con una lista de control descargable.',
    description: `Formalizarse abre puertas: emitir factura, pedir un crédito, venderle al Estado. También trae obligaciones que conviene conocer antes y no después.

El curso es gratuito. Al terminarlo recibes tu certificado de participación, como en cualquier otro curso de la escuela.`,
    category: 'gestion-y-finanzas',
    staff: ['gladys-pena'],
    price: 0,
    outcomes: [
      'Elegir entre trabajar como persona natural o constituir una empresa',
      'Conocer las cuatro paradas de la formalización',
      'Usar una lista de control con costos y plazos por averiguar',
    ],
    materials: [{ title: 'Lista de control para formalizarte', file: 'materiales/formalizar-lista-de-control.pdf' }],
    modules: [
      {
        title: 'El camino completo',
        summary: 'Las cuatro paradas, la primera decisión y el primer mes.',
        classes: [
          { title: 'El camino, en cuatro paradas', clip: 'formalizar-empresa-pasos' },
          {
            title: '¿Persona natural o empresa?',
            text: `La primera decisión de quien se formaliza no es el nombre ni el logotipo: es quién responde por las deudas.

### Persona natural con negocio

Tú y el negocio son lo mismo. Es rápido y barato: basta obtener el RUC y elegir un régimen tributario. A cambio, si el negocio debe, respondes con lo que es tuyo. Suele bastar para empezar con poco riesgo: una bodega pequeña, servicios personales, ventas por encargo.

### Empresa individual de responsabilidad limitada

La E.I.R.L. se constituye por una sola persona y tiene patrimonio propio. Si el negocio debe, responde la empresa con lo que aportaste a ella. Es útil para quien trabaja solo y quiere separar su casa de su negocio.

### Sociedad anónima cerrada

La S.A.C. reúne de dos a veinte accionistas y es la forma más usada por las empresas familiares. El capital se divide en acciones y los acuerdos se toman en junta. Puede funcionar sin directorio, lo que simplifica la administración.

### Cómo decidir

Responde cuatro preguntas:

1. ¿Cuánto podría llegar a deber el negocio en su peor mes?
2. ¿Trabajarás solo o con alguien más que aporte dinero?
3. ¿Tus clientes te pedirán factura o contratos con una empresa?
4. ¿Estás en condiciones de llevar la contabilidad que cada forma exige?

Si el riesgo es bajo y trabajas solo, empezar como persona natural es razonable: siempre podrás constituir una empresa cuando crezcas. Si hay socios, no lo dejes para después. Una conversación incómoda hoy, escrita en un estatuto, evita una pelea costosa mañana.

En ambos casos, separa desde el primer día el dinero del negocio y el tuyo: una cuenta distinta, aunque sea sencilla, te enseñará si de verdad ganas.`,
          },
          {
            title: 'Tus primeros treinta días con RUC',
            text: `Ya tienes RUC. Lo que hagas en el primer mes decide si las obligaciones serán una rutina o un susto. Aquí va un orden posible, semana por semana.

### Primera semana: las llaves

Activa tu clave SOL y guárdala como la llave de tu casa: con ella se emiten comprobantes, se declara y se reciben notificaciones. Revisa tu buzón electrónico desde el primer día y ponte un recordatorio semanal. Una notificación que no leíste produce efectos igual.

Comprueba que tu ficha diga la verdad: actividad, domicilio y régimen. Corregirla ahora toma unos minutos.

### Segunda semana: el primer comprobante

Emite tu primera boleta o factura, aunque sea por un monto pequeño. Mejor equivocarse con un cliente paciente que en la venta grande. Guarda el archivo y envíalo por correo.

Abre una cuenta solo para el negocio. Todo lo que entra y todo lo que sale pasa por ella.

### Tercera semana: los permisos

Si atiendes en un local, pregunta en tu municipalidad por la licencia de funcionamiento y por la inspección de seguridad. Si preparas alimentos o vendes productos regulados, averigua qué autorización sanitaria necesitas antes de abrir.

Si vendes al público, ten listo tu libro de reclamaciones, físico o virtual, con su aviso a la vista.

### Cuarta semana: el calendario

Anota la fecha de declaración que le toca al último dígito de tu RUC, en todos los meses del año. Reúne tus comprobantes de compra y de venta y haz un cierre de práctica: cuánto vendiste, cuánto compraste, cuánto separarías para impuestos.

Si contrataste a alguien, regístralo en la planilla a más tardar el día en que empieza. Al terminar el mes, siéntate una hora con quien lleva tu contabilidad. Llega con preguntas escritas; saldrás con tareas concretas.`,
          },
        ],
      },
    ],
  },
];
