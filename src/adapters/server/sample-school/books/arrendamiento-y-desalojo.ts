import type { SampleReading } from '#adapters/server/sample-school/content-types.ts';

export const arrendamientoYDesalojo: SampleReading = {
  id: 402,
  slug: 'arrendamiento-y-desalojo',
  title: 'Arrendamiento y desalojo',
  subtitle: 'Guía para propietarios e inquilinos que prefieren no llegar a juicio',
  summary:
    'Del primer contrato a la entrega de la llave: las cláusulas que evitan pleitos, los caminos cuando hay falta de pago y la devolución del inmueble, contados para las dos partes.',
  description: `La mayoría de conflictos de alquiler nacen el día de la firma. Esta guía explica, con el Código Civil a la mano y sin jerga, qué conviene acordar y qué hacer cuando el acuerdo se rompe.

Está escrita para ambas partes: quien alquila y quien vive en lo alquilado tienen derechos que vale la pena conocer antes de necesitarlos.`,
  category: 'contratos-y-derecho-civil',
  staff: ['daniel-flores'],
  price: 64_50,
  outcomes: [
    'Redactar un contrato de arrendamiento claro',
    'Conocer los caminos frente a la falta de pago',
    'Devolver y recibir un inmueble con un acta útil',
  ],
  bibliographic: { Edición: 'Segunda', Páginas: '58', Formato: 'Lectura en línea' },
  sections: [
    {
      title: 'Antes de entregar la llave',
      text: `El arrendamiento es un acuerdo sencillo: una parte cede el uso de un bien por un tiempo y la otra paga por él. El Código Civil lo define en una línea. Los problemas no están en la definición, sino en lo que no se conversó.

Antes de firmar, quien alquila debería responder tres preguntas. ¿Soy el propietario o tengo poder para alquilar? ¿Hay otros dueños que deban estar de acuerdo? ¿El inmueble tiene deudas de servicios o arbitrios? Y quien va a vivir o trabajar allí, otras tres. ¿Vi el inmueble de día y de noche? ¿Pedí la partida registral para saber quién es el dueño? ¿Puedo pagar esta renta si un mes me va mal?

Una visita bien hecha vale por diez cláusulas. Abre los caños, mira el tablero eléctrico, pregunta por la presión de agua y por el ruido. Toma fotografías con fecha. Si algo está roto, anótalo; si el propietario promete arreglarlo, pon una fecha.

Conversen también sobre lo incómodo: mascotas, visitas, mudanzas, negocio en casa, ruido. No se trata de desconfiar, sino de saber si las dos expectativas caben en el mismo lugar.

Por último, decidan la garantía. Lo usual es uno o dos meses, y su función es cubrir daños o deudas al final, no reemplazar la última renta. Escriban qué se descuenta de ella, cómo se demuestra y en cuánto tiempo se devuelve. Esa sola línea evita la mitad de las peleas que llegan a mi escritorio.`,
    },
    {
      title: 'Las cláusulas que evitan pleitos',
      text: `Un contrato de arrendamiento cabe en dos páginas. Lo importante es que responda estas preguntas sin necesidad de interpretarlo.

**El plazo.** Si es determinado, pon el día en que empieza y el día en que termina. El plazo máximo es de diez años. Si al vencer la persona se queda y el propietario no pide la devolución, la ley no entiende que hubo renovación, sino que el arrendamiento continúa, en las mismas condiciones, hasta que se pida la devolución. Ambas partes deberían saberlo.

**La renta.** Monto, moneda, fecha y cuenta. Acuerden cuándo se actualiza y con qué índice. Quien paga debe recibir un comprobante; quien alquila como persona natural tiene una obligación tributaria mensual por esa renta, y cumplirla protege a los dos.

**Los servicios y el mantenimiento.** Quién paga qué y cómo se demuestra. Cambiar los servicios a nombre de quien los usa es lo más sano.

**Las reparaciones.** Como regla, las que exige la conservación del bien corresponden al propietario y las menores, derivadas del uso, al inquilino. Den ejemplos: una tubería empotrada, un foco.

**El uso.** Vivienda, oficina, taller. Prohibir o permitir el subarriendo, por escrito.

**La salida anticipada.** Con cuánto aviso y con qué consecuencia. Una cláusula razonable, como sesenta días de aviso, evita que la única salida sea incumplir.

**El allanamiento a futuro.** La ley permite pactar que, si el contrato vence o se resuelve por falta de pago, el inquilino acepta desde ya la restitución. Para que tenga efecto, las firmas deben legalizarse. Es una cláusula fuerte: quien la firma debe entenderla.

**El domicilio.** A qué dirección y a qué correo se envían las cartas. Sin eso, todo lo anterior se complica.`,
    },
    {
      title: 'Cuando no se paga: tres caminos',
      text: `La falta de pago no termina el contrato por sí sola. El Código Civil permite resolverlo cuando no se ha pagado la renta de un mes, vence otro mes y pasan además quince días. Antes de llegar allí, hay tres caminos y conviene recorrerlos en orden.

**El primero es conversar.** Suena ingenuo y funciona más de lo que se cree. Propón un calendario corto por escrito: qué se paga, cuándo y qué pasa si no. Un acuerdo incumplido es, además, una buena prueba.

**El segundo es conciliar.** Un centro de conciliación cita a ambas partes. Si hay acuerdo, el acta tiene la fuerza de una sentencia y puede ejecutarse. Si no lo hay, el acta demuestra que se intentó, lo que en muchos casos es un requisito para demandar.

**El tercero es desalojar.** Aquí la ley ofrece varias puertas, según el contrato que se firmó. Si tiene cláusula de allanamiento a futuro con firmas legalizadas, el proceso judicial es más corto. Si además cumple las formalidades de la Ley 30933, existe un procedimiento que empieza ante notario y termina con una orden judicial. Sin esas cláusulas, queda el proceso de desalojo común, que es más largo.

Hay algo que no es un camino: cortar el agua o la luz, cambiar la chapa, sacar las cosas a la calle. Además de injusto, puede acarrear responsabilidad para el propietario, incluso penal. La desesperación se entiende; el atajo cuesta caro.

Para el inquilino que atraviesa un mal momento: avisa antes de vencer, paga lo que puedas y guarda las constancias. Un propietario informado negocia; uno sorprendido demanda.`,
    },
    {
      title: 'Devolver el inmueble',
      text: `El final de un arrendamiento dura una hora y se prepara en un mes.

Treinta días antes, confirmen por escrito la fecha. Quien se va debería pedir los últimos recibos de servicios y hacer las reparaciones menores. Quien recibe debería agendar la visita y calcular, con los comprobantes en la mano, si hay algo por descontar.

El día de la entrega, recorran el inmueble juntos, con las fotografías del primer día. Distingan entre desgaste y daño. Una pared que perdió brillo en tres años es desgaste; un agujero del tamaño de un puño es daño. El desgaste normal no se cobra.

Escriban un acta sencilla. Fecha y hora. Estado de cada ambiente en una línea. Lectura de los medidores. Número de llaves que se entregan. Deudas pendientes, si las hay, y quién las pagará. El monto de la garantía, lo que se descuenta, el motivo y la fecha de devolución. Firmas de ambos.

Si la otra parte no se presenta, no abandones el inmueble ni entres a la fuerza. Deja constancia: una carta notarial que ofrezca las llaves o que convoque a la entrega suele bastar para demostrar la buena fe.

Cierra lo que quedó abierto: cambia el titular de los servicios, comunica el fin del contrato a la administración del edificio y guarda todo por lo menos un par de años. La garantía que se devuelve completa y a tiempo es la mejor recomendación que un propietario puede dar de sí mismo, y el recibo de que todo quedó en orden es la mejor carta de presentación de un inquilino.`,
    },
  ],
};
