/** Where a code of PagoEfectivo is paid, for the buyer. Source: decision 0104 (por confirmar: which of them a school's contract has). */
export const whereCodesArePaid: readonly [string, string] = [
  'En efectivo: en un agente o una bodega autorizada, di que pagas a PagoEfectivo y da el código.',
  'Por internet: en la app o la banca por internet de tu banco, elige pagar servicios, busca PagoEfectivo y escribe el código.',
];
