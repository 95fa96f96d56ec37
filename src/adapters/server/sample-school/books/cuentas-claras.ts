import type { SampleReading } from '#adapters/server/sample-school/content-types.ts';

export const cuentasClaras: SampleReading = {
  id: 405,
  slug: 'cuentas-claras-para-la-pequena-empresa',
  title: 'Cuentas claras para la pequeña empresa',
  subtitle: 'Precios, caja y sueldo propio en un negocio familiar',
  summary:
    'Cómo saber si un negocio gana, cuánto puede pagarse quien lo dirige y qué hacer cuando la caja no alcanza. Con la historia de una bodega inventada de principio a fin.',
  description: `La bodega de este libro no existe, pero se parece a muchas. A lo largo de cuatro capítulos, su dueña aprende a separar bolsillos, poner precios, mirar la caja y decidir si crecer.`,
  category: 'gestion-y-finanzas',
  staff: ['pedro-yupanqui', 'elena-torres'],
  price: 59_90,
  outcomes: [
    'Separar el dinero del negocio y el propio',
    'Poner precios con método',
    'Decidir con el punto de equilibrio',
  ],
  bibliographic: { Edición: 'Primera', Páginas: '60', Formato: 'Lectura en línea' },
  sections: [
    {
      title: 'Dos bolsillos',
      text: `Doña Elvira abrió su bodega con los ahorros de diez años. Al tercer mes vendía bien y no le quedaba nada. «El negocio me come», decía. Le pedimos que durante una semana anotara cada salida de dinero. El resultado la sorprendió: de cada cien soles que salían de la caja, treinta y cuatro eran para la casa. El pan, el pasaje del hijo, una medicina. No era el negocio el que comía; era la familia la que comía del negocio, sin que nadie llevara la cuenta.

El primer paso de unas cuentas claras es tener dos bolsillos. Uno para el negocio y otro para la casa. No hace falta una empresa constituida ni un programa: basta una caja con llave, una cuenta de ahorros aparte y un cuaderno.

El segundo paso es ponerle nombre a lo que pasa de un bolsillo al otro. Se llama sueldo y se paga a quien trabaja, también a la dueña. ¿De cuánto? Empieza por lo que ganaría una persona a la que tuvieras que contratar para hacer tu trabajo. Si el negocio no puede pagarlo, ya aprendiste algo importante: hoy estás trabajando gratis.

El tercer paso es la regla de los días fijos. El sueldo se retira dos veces al mes y no todos los días. Lo que la casa tome de los estantes se anota al precio de costo y se descuenta del sueldo.

Doña Elvira tardó tres semanas en acostumbrarse. A la cuarta, por primera vez, supo cuánto ganaba la bodega. Era menos de lo que creía y más de lo que temía.`,
    },
    {
      title: 'Poner un precio',
      text: `Había en la bodega un queso que se vendía como ninguno. Doña Elvira lo compraba a dieciséis soles el kilo y lo vendía a dieciocho. «Le gano dos soles», decía. Hicimos la cuenta completa.

De cada kilo se perdían cien gramos en cortes y en lo que se secaba. Entonces, por cada kilo comprado se vendían novecientos gramos: 16.20 soles de venta. El queso costaba dieciséis. Ganaba veinte céntimos por kilo, sin contar la bolsa ni la luz de la refrigeradora. El producto estrella trabajaba gratis.

Un precio tiene tres partes. El **costo**, con la merma incluida. La **parte de los gastos fijos** que le toca: alquiler, luz, sueldo. Y el **margen**, que es lo que permite reponer, crecer y dormir.

El método corto es este. Suma los gastos fijos del mes: en la bodega eran S/. 1800.00. Estima cuánto vendes a precio de costo: S/. 9000.00. Divide: 0.20. Eso significa que por cada sol de costo necesitas veinte céntimos solo para pagar los fijos. Si además quieres un margen de diez céntimos, tu precio base es el costo multiplicado por 1.30.

Para el queso: costo real por kilo vendido, 17.78. Por 1.30, 23.11. Nadie en el barrio lo pagaría. Entonces había que elegir: comprar mejor, cortar menos, venderlo envasado o aceptar que el queso trae gente y que la ganancia está en el pan que llevan con él. Todas son respuestas válidas. Lo que no es válido es no saberlo.

Si emites comprobantes con IGV, recuerda que el precio al público lo incluye: haz la cuenta con la base y súmalo al final.`,
    },
    {
      title: 'La caja de los viernes',
      text: `Los proveedores de la bodega cobraban los viernes. Algunos viernes había dinero y otros no, y cada semana parecía una sorpresa. No lo era: nadie estaba mirando.

Pegamos en la pared una hoja con las trece semanas siguientes. En cada columna, cuatro líneas: con cuánto empiezo, cuánto entra, cuánto sale, con cuánto termino. La primera vez, los números fueron adivinados. Al mes, eran bastante buenos.

La hoja mostró tres cosas. Que la segunda semana de cada mes era siempre difícil, porque se juntaban el alquiler y la cuota del congelador. Que el fiado sumaba más de lo que parecía: S/. 1100.00 repartidos en una libreta. Y que en la semana nueve, con el inicio de clases, habría un hueco de S/. 600.00.

Con dos meses de anticipación hay mucho que hacer. Doña Elvira pasó la cuota del congelador al día veinte. Puso un tope de fiado por familia y una fecha de pago, y para su asombro casi nadie se molestó. Y para la semana nueve compró útiles en dos partes en lugar de una.

También decidió guardar. Cada lunes separaba el equivalente a un día de gastos fijos. En dos meses tenía un colchón de ocho días. Ese colchón vale más que cualquier préstamo: permite comprar cuando conviene y no cuando obliga.

Si debes elegir un solo hábito de este libro, que sea la hoja de los lunes. Quince minutos, un lápiz y la verdad.`,
    },
    {
      title: '¿Crecer o mejorar?',
      text: `Al año, un local más grande quedó libre en la esquina. Doña Elvira vino con la pregunta que todos los negocios se hacen: ¿crezco?

Antes de responder, calculamos el punto de equilibrio: cuánto hay que vender para no ganar ni perder. La cuenta es corta. De cada sol vendido, a la bodega le quedaban veintitrés céntimos después de pagar la mercadería. Con gastos fijos de S/. 1800.00, había que vender 1800.00 ÷ 0.23 = S/. 7826.00 al mes para empatar. Ya vendía S/. 11700.00. Bien.

En el local nuevo, los fijos subían a S/. 3200.00. Nuevo punto de equilibrio: S/. 13913.00. Es decir, había que vender casi una quinta parte más que hoy solo para empatar, y la mitad más para ganar lo mismo que ahora.

La pregunta dejó de ser «¿me gusta el local?» y pasó a ser «¿creo que venderé la mitad más, y en cuánto tiempo?». Se puede averiguar: contar cuánta gente pasa, probar un mes con horario ampliado, preguntar a los vecinos qué compran en otro sitio.

También estaba la otra posibilidad: mejorar lo que ya había. Subir el margen de veintitrés a veintiséis céntimos, comprando mejor y vendiendo más de lo que deja, daba S/. 351.00 más al mes sin mover un estante.

Doña Elvira decidió mejorar primero y volver a mirar en seis meses. No es la respuesta correcta para todos. Es una respuesta pensada, con números propios y con la tranquilidad de saber qué se está eligiendo. De eso se trata llevar cuentas claras.`,
    },
  ],
};
