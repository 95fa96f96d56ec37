import type { PendingKind } from '#domain/office/pending-parts.ts';

/** Where things of a kind are seen to, narrowed to what waits, and how many of them are said. */
interface PendingText {
  readonly to: string;
  readonly one: string;
  /** After their number. */
  readonly many: string;
  /** Of several the one that has waited longest, and the one whose term ends first. */
  readonly oldest: string;
  readonly first: string;
}

const her = { oldest: 'la\u00A0más\u00A0antigua', first: 'La primera' } as const;
const him = { oldest: 'el\u00A0más\u00A0antiguo', first: 'El primero' } as const;

export const pendingTexts: Readonly<Record<PendingKind, PendingText>> = {
  complaints: {
    ...her,
    to: '/colaboradores/reclamaciones',
    one: '1 hoja por responder',
    many: 'hojas por responder',
  },
  vouchers: {
    ...her,
    to: '/colaboradores/constancias',
    one: '1 constancia por revisar',
    many: 'constancias por revisar',
  },
  movements: {
    ...him,
    to: '/colaboradores/depositos',
    one: '1 movimiento por mirar',
    many: 'movimientos por mirar',
  },
  payments: {
    ...him,
    to: '/colaboradores/pedidos?espera=cobro',
    one: '1 pedido con un cobro sin respuesta',
    many: 'pedidos con un cobro sin respuesta',
  },
  refunds: {
    ...her,
    to: '/colaboradores/pedidos?espera=devolucion',
    one: '1 devolución pedida',
    many: 'devoluciones pedidas',
  },
  disputes: {
    ...him,
    to: '/colaboradores/contracargos',
    one: '1 contracargo por responder',
    many: 'contracargos por responder',
  },
  receipts: {
    ...him,
    to: '/colaboradores/comprobantes',
    one: '1 comprobante que la SUNAT todavía no acepta',
    many: 'comprobantes que la SUNAT todavía no acepta',
  },
  detractions: {
    ...her,
    to: '/colaboradores/libros',
    one: '1 detracción por depositar',
    many: 'detracciones por depositar',
  },
  surplus: {
    ...him,
    to: '/colaboradores/devoluciones',
    one: '1 pago que llegó de más',
    many: 'pagos que llegaron de más',
  },
  messages: {
    ...him,
    to: '/colaboradores/mensajes',
    one: '1 mensaje por responder',
    many: 'mensajes por responder',
  },
  consultations: {
    ...her,
    to: '/colaboradores/consultas',
    one: '1 consulta por responder',
    many: 'consultas por responder',
  },
  reviews: {
    ...her,
    to: '/colaboradores/opiniones?estado=reportadas',
    one: '1 opinión reportada',
    many: 'opiniones reportadas',
  },
  consultancies: {
    ...her,
    to: '/colaboradores/consultorias?estado=por-agendar',
    one: '1 consultoría sin día ni hora',
    many: 'consultorías sin día ni hora',
  },
  appointments: {
    ...her,
    to: '/colaboradores/consultorias?estado=por-marcar',
    one: '1 cita que ya pasó y falta marcar',
    many: 'citas que ya pasaron y falta marcar',
  },
};

/** How many things of a kind wait, at least one. */
export function pendingText(kind: PendingKind, count: number): string {
  const { one, many } = pendingTexts[kind];
  return count === 1 ? one : `${count} ${many}`;
}
