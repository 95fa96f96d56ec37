import type { SampleProgramme } from '#adapters/server/sample-school/content-types.ts';
import { several, single, statement } from '#adapters/server/sample-school/questions.ts';

/** Diplomas: several modules that join classes of the courses with readings of their own. */
export const diplomas: readonly SampleProgramme[] = [
  {
    id: 701,
    slug: 'diplomado-en-gestion-laboral',
    title: 'Diplomado en gestión laboral de la empresa',
    subtitle: 'De la contratación a la salida, con prevención en el medio',
    summary:
      'Tres módulos que reúnen las clases de derecho laboral de la escuela con lecturas sobre teletrabajo y seguridad y salud, y un examen general.',
    description: `Este diplomado ordena en un solo recorrido lo que una persona a cargo de recursos humanos decide cada semana. Reúne clases del curso «Derecho laboral para empresas» y del seminario de teletrabajo, y las completa con lecturas propias sobre acuerdos de teletrabajo y prevención.

Las horas académicas, de 45 minutos, cuentan las clases, las lecturas, el trabajo con los materiales y el examen. El diploma lo otorga la escuela: es una constancia privada de formación y no un grado académico.`,
    category: 'derecho-laboral',
    staff: ['rosa-huaman', 'gladys-pena'],
    price: 159_00,
    subscriberPrice: 119_00,
    discount: { price: 139_00, endsInDays: 38 },
    outcomes: [
      'Administrar contratos, jornada y beneficios con un calendario único',
      'Diseñar un acuerdo de teletrabajo que se cumple',
      'Organizar la prevención de riesgos en una empresa pequeña',
      'Conducir una salida con causa, procedimiento y documentos',
    ],
    materials: [
      { title: 'Guía: qué revisar antes de firmar un contrato', file: 'materiales/laboral-guia-del-contrato.pdf' },
      { title: 'Calendario laboral de la empresa', file: 'materiales/laboral-calendario.pdf' },
      { title: 'Contenido del acuerdo de teletrabajo', file: 'materiales/seminario-teletrabajo.pdf' },
    ],
    modules: [
      {
        title: 'Contratos',
        summary: 'La relación de trabajo y sus formas.',
        classes: [
          { title: 'Cuándo hay relación de trabajo', clip: 'laboral-relacion-de-trabajo' },
          { title: 'Plazo indeterminado y plazo fijo', clip: 'laboral-plazo-fijo' },
          { title: 'El período de prueba', clip: 'laboral-periodo-de-prueba' },
        ],
      },
      {
        title: 'Tiempo, lugar y pago',
        summary: 'Jornada, beneficios y trabajo a distancia.',
        classes: [
          { title: 'Jornada y horas extras', clip: 'laboral-jornada-y-horas-extras' },
          { title: 'Gratificaciones y CTS', clip: 'laboral-beneficios-sociales' },
          { title: 'Descansos y vacaciones', clip: 'laboral-vacaciones' },
          { title: 'Teletrabajo: obligaciones de la empresa', clip: 'seminario-teletrabajo' },
          {
            title: 'Un acuerdo de teletrabajo que se cumple',
            text: `Muchos acuerdos de teletrabajo se firman el primer día y nadie vuelve a leerlos. Para que el tuyo sirva, escríbelo pensando en tres momentos: el comienzo, un martes cualquiera y el día en que algo falla.

### El comienzo

La Ley 31572 pide que el acuerdo conste por escrito, en papel o por medios digitales. Di si el teletrabajo es total o parcial, desde dónde se hará y qué equipo entrega la empresa. Si la persona usa el suyo, acuerda cómo se compensa. Incluye una autoevaluación sencilla del lugar: silla, luz, ventilación, cables. Una fotografía ayuda más que una página de teoría.

### Un martes cualquiera

Fija la jornada o la manera de distribuirla, y un medio de contacto para lo urgente. Define cuánto se demora una respuesta razonable. Y escribe la hora en que empieza la desconexión digital: desde ese momento nadie está obligado a contestar, y quien dirige el equipo da el ejemplo.

El sobretiempo existe también en casa. Acuerda cómo se autoriza y dónde se registra, para que no dependa de la memoria.

### El día en que algo falla

Se va la luz, se cae el servicio de internet, se rompe el equipo. Decide de antemano a quién se avisa, en cuánto tiempo y qué se hace mientras tanto. Agrega qué ocurre si se pierde un documento o un dispositivo con datos de clientes: avisar en la primera hora cambia el resultado.

### Revisar

Pon una fecha, a los tres meses, para leer juntos el acuerdo. Pregunta qué cláusula no se usó y cuál faltó. Un acuerdo que se corrige es un acuerdo vivo; el que nunca se abre es solo un archivo.`,
          },
        ],
      },
      {
        title: 'Prevención y salida',
        summary: 'Seguridad y salud, despido y liquidación.',
        classes: [
          {
            title: 'Seguridad y salud en una empresa pequeña',
            text: `La Ley 29783 alcanza a todas las empresas, también a la que tiene seis personas. Cumplirla no exige un departamento: exige orden y constancia.

### Quién se ocupa

Si la empresa tiene veinte o más trabajadores, forma un comité con igual número de representantes de cada parte. Si tiene menos, los propios trabajadores eligen a una persona supervisora de seguridad y salud. No es un cargo decorativo: participa en la identificación de peligros y propone mejoras.

### Por dónde se empieza

Camina por el local con quien hace el trabajo y pregunta tres cosas en cada puesto: qué podría hacerte daño, qué tan grave sería y qué hacemos hoy para evitarlo. Esa conversación, puesta en una tabla, es tu identificación de peligros y evaluación de riesgos. Se revisa por lo menos una vez al año y cada vez que cambia la tarea, la máquina o el lugar.

### Qué se enseña

La norma pide no menos de cuatro capacitaciones al año. Elige temas que salgan de tu propia tabla: cargar peso, productos de limpieza, electricidad, trato con público agresivo. Una charla de veinte minutos con una práctica vale más que una presentación de dos horas. Registra la fecha, el tema y las firmas.

### Qué se guarda

Los registros básicos son pocos: accidentes e incidentes, exámenes médicos, inspecciones, capacitaciones y equipos de protección entregados. En una empresa pequeña pueden llevarse en formatos simplificados.

### El orden de las soluciones

Antes de comprar cascos, pregunta si el peligro puede eliminarse. Luego, si puede reemplazarse por algo menos dañino. Después, si una barrera o una regla lo reduce. El equipo de protección es el último recurso: protege a una persona, mientras que eliminar el peligro protege a todas.`,
          },
          { title: 'El despido: causa y procedimiento', clip: 'laboral-causas-y-procedimiento-de-despido' },
          { title: 'La liquidación y los documentos de salida', clip: 'laboral-liquidacion' },
        ],
      },
    ],
    exam: {
      title: 'Examen general: Diplomado en gestión laboral',
      minutes: 15,
      questions: [
        single(
          'Una empresa con treinta y cinco trabajadores, ¿qué instancia de seguridad y salud necesita?',
          ['Ninguna', 'Una persona supervisora', 'Un comité', 'Solo un médico'],
          2,
          'Con veinte o más trabajadores corresponde un comité. La persona supervisora es para empresas con menos de veinte.',
        ),
        single(
          '¿Cuántas capacitaciones en seguridad y salud deben hacerse al año, como mínimo?',
          ['Una', 'Dos', 'Cuatro', 'Doce'],
          2,
          'La Ley 29783 pide no menos de cuatro capacitaciones al año.',
        ),
        statement(
          'El acuerdo de teletrabajo puede quedar en una conversación, sin constancia escrita.',
          false,
          'Debe constar por escrito, en papel o por medios digitales.',
        ),
        several(
          '¿Qué conviene fijar en un acuerdo de teletrabajo?',
          [
            'La hora en que empieza la desconexión digital',
            'Quién proporciona los equipos',
            'La marca de la silla',
            'Cómo se autoriza el sobretiempo',
          ],
          [0, 1, 3],
          'Tiempo, medios y sobretiempo son materias del acuerdo. La silla importa por su seguridad, no por su marca.',
        ),
        single(
          '¿Cuál es el último recurso frente a un peligro?',
          ['Eliminarlo', 'Reemplazarlo', 'Poner una barrera', 'El equipo de protección personal'],
          3,
          'El equipo de protección personal es el último control: los anteriores protegen a todas las personas.',
        ),
      ],
    },
  },
  {
    id: 702,
    slug: 'diplomado-en-tributacion-de-la-pequena-empresa',
    title: 'Diplomado en tributación de la pequeña empresa',
    subtitle: 'IGV, comprobantes, caja y cierre en un solo recorrido',
    summary:
      'Tres módulos para quien lleva los impuestos y la caja de un negocio pequeño: clases cortas con números resueltos, lecturas con casos y un examen general.',
    description: `El diplomado reúne las clases de «IGV paso a paso», el resumen de dos seminarios y lecturas nuevas sobre comprobantes y caja. Está pensado para hacerse en dos semanas, con un caso propio a la mano.

Las horas académicas, de 45 minutos, cuentan las clases, las lecturas, las hojas de trabajo y el examen. El diploma lo otorga la escuela: es una constancia privada de formación y no un grado académico.`,
    category: 'tributacion',
    staff: ['jorge-salas', 'elena-torres'],
    price: 99_00,
    subscriberPrice: 79_00,
    outcomes: [
      'Calcular y explicar el IGV de un mes completo',
      'Revisar un comprobante antes de aceptarlo',
      'Preparar un flujo de caja de trece semanas',
      'Cerrar el año con cuatro conciliaciones',
    ],
    materials: [
      { title: 'Hoja de trabajo: tres casos resueltos', file: 'materiales/igv-hoja-de-trabajo.pdf' },
      { title: 'El reparto del 18 %, año por año', file: 'materiales/seminario-igv-e-ipm.pdf' },
      { title: 'Lista de cierre en diez días', file: 'materiales/seminario-cierre-contable.pdf' },
    ],
    modules: [
      {
        title: 'El impuesto',
        summary: 'Qué grava, cuánto es y cómo se compone.',
        classes: [
          { title: 'Qué operaciones grava', clip: 'igv-que-grava' },
          { title: 'La tasa total: 18 %', clip: 'igv-la-tasa' },
          { title: 'Separar el impuesto del precio', clip: 'igv-separar-el-impuesto' },
          { title: 'Cuándo nace la obligación', clip: 'igv-cuando-nace' },
          { title: 'Cómo se compone el 18 %', clip: 'seminario-igv-e-ipm' },
        ],
      },
      {
        title: 'El mes',
        summary: 'Crédito, declaración y comprobantes.',
        classes: [
          { title: 'Facturas, boletas y notas', clip: 'igv-comprobantes' },
          { title: 'El crédito fiscal', clip: 'igv-credito-fiscal' },
          { title: 'Débito menos crédito', clip: 'igv-debito-menos-credito' },
          { title: 'Detracciones, retenciones y percepciones', clip: 'igv-detracciones' },
          { title: 'El calendario mensual', clip: 'igv-calendario' },
          {
            title: 'Qué revisar antes de aceptar una factura',
            text: `Una factura mal emitida puede costarte el crédito fiscal. Revisarla toma un minuto si sabes dónde mirar, y ese minuto se ahorra muchas veces al año.

### Los datos

Comprueba tu RUC y tu razón social, letra por letra. Mira la fecha de emisión, la serie y el número. Lee la descripción: «por consumo» o «varios» no dicen qué compraste; pide que se detalle. Verifica que el impuesto esté consignado por separado y que la cuenta sea correcta: la base por 18 % debe dar el impuesto, con diferencia de céntimos.

### La existencia

Un comprobante electrónico se puede consultar en el portal de la administración tributaria con sus datos o con su código QR. Haz la consulta con los proveedores nuevos y con las compras grandes. Mira también si el RUC del proveedor está activo y habido.

### La operación

El papel no basta: la compra tiene que haber ocurrido. Guarda lo que lo demuestra: la orden, la guía, el acta de entrega, los correos, el medio de pago. Para montos altos la ley exige usar medios de pago del sistema financiero; si pagas en efectivo lo que debía bancarizarse, puedes perder el crédito y el gasto.

### El destino

Pregúntate para qué se usará lo comprado. Si sirve a operaciones gravadas y es costo o gasto del negocio, el crédito es tuyo. Si es para uso personal, no lo es aunque la factura esté perfecta.

### Si encuentras un error

Devuélvela el mismo día. El proveedor puede corregir con una nota de crédito y emitir de nuevo. Cuanto más tiempo pasa, más difícil es, y al cierre del mes siguiente ya nadie recuerda la compra.

Arma una lista con estos cuatro bloques y pégala donde se reciben las facturas. La mejor revisión es la que se hace antes de pagar.`,
          },
        ],
      },
      {
        title: 'La caja y el cierre',
        summary: 'Leer los números y llegar tranquilo a fin de año.',
        classes: [
          { title: 'Tres estados, tres preguntas', clip: 'finanzas-tres-estados' },
          {
            title: 'El flujo de caja de trece semanas',
            text: `Un negocio pequeño rara vez quiebra por falta de ventas; quiebra porque un viernes no hay con qué pagar. El flujo de caja de trece semanas es la herramienta que avisa con tiempo.

### Por qué trece

Trece semanas son un trimestre. Es un horizonte lo bastante largo para ver venir un problema y lo bastante corto para que los números sean creíbles.

### Cómo se arma

Haz una hoja con trece columnas. En la primera fila escribe el dinero con que empiezas la semana, contando bancos y caja. Debajo, dos bloques.

**Entradas.** Cobros de ventas al contado, cobros de ventas al crédito según la fecha en que de verdad pagan tus clientes, y cualquier otro ingreso.

**Salidas.** Proveedores, sueldos, alquiler, servicios, cuotas de préstamo e impuestos. Pon el IGV en la semana en que se declara: es dinero que cobraste para el Estado y conviene no gastarlo antes.

La última fila es el saldo: inicio más entradas menos salidas. Ese saldo es el inicio de la semana siguiente.

### Cómo se usa

Cada lunes, cambia lo estimado por lo real y agrega una semana al final. Marca en rojo cualquier saldo menor que tu mínimo de seguridad, por ejemplo, una planilla completa. Si aparece un rojo en la semana ocho, tienes dos meses para actuar: adelantar un cobro, conversar con un proveedor, postergar una compra.

### Tres errores comunes

1. Anotar la venta en la semana en que se emite la factura y no en la que se cobra.
2. Olvidar los pagos que ocurren pocas veces: gratificaciones, CTS, seguros, licencias.
3. Hacerlo una vez y no volver a abrirlo.

Con cuatro semanas de práctica, el ejercicio del lunes toma quince minutos. Son los quince minutos más rentables de la semana.`,
          },
          { title: 'Cierre contable: cuatro conciliaciones', clip: 'seminario-cierre-contable' },
        ],
      },
    ],
    exam: {
      title: 'Examen general: Diplomado en tributación',
      minutes: 15,
      questions: [
        single(
          'Una venta al crédito se factura en la semana 2 y se cobra en la semana 7. ¿Dónde va en el flujo de caja?',
          ['En la semana 2', 'En la semana 7', 'Mitad en cada una', 'No se anota'],
          1,
          'El flujo de caja registra cuándo entra el dinero, no cuándo se factura.',
        ),
        several(
          '¿Qué se revisa antes de aceptar una factura?',
          [
            'El RUC y la razón social de quien compra',
            'Que el impuesto esté consignado por separado',
            'Que el proveedor sea de la misma región',
            'Que la descripción diga qué se compró',
          ],
          [0, 1, 3],
          'Los datos, el impuesto y la descripción importan; la región del proveedor, no.',
        ),
        statement(
          'Una factura perfecta da derecho a crédito fiscal aunque la compra sea para uso personal.',
          false,
          'La compra debe ser costo o gasto del negocio y destinarse a operaciones gravadas.',
        ),
        single(
          '¿Cuántos puntos pasan cada año del IGV a la promoción municipal según la Ley 32387, de 2026 a 2029?',
          ['Un punto', 'Medio punto', 'Dos puntos', 'Ninguno'],
          1,
          'Cada año pasa medio punto, hasta llegar a 14 % y 4 % en 2029. El total no cambia.',
        ),
        single(
          'Precio de venta: S/. 354.00, con impuesto incluido. ¿Cuál es el impuesto?',
          ['S/. 54.00', 'S/. 63.72', 'S/. 35.40', 'S/. 300.00'],
          0,
          '354.00 ÷ 1.18 = 300.00; la diferencia es 54.00.',
        ),
      ],
    },
  },
];
