import { formatMoney } from '#domain/shared/money.ts';
import type { ComplaintContent, ComplaintKind } from './complaint.ts';

type Row = readonly [name: string, value: string];

/** The parts of a sheet that its consumer filled in, as names and values. */
export interface ComplaintRows {
  readonly consumer: readonly Row[];
  readonly good: readonly Row[];
  readonly claim: readonly Row[];
}

const words: Readonly<Record<ComplaintKind, 'reclamo' | 'queja'>> = { claim: 'reclamo', grievance: 'queja' };
const goods = { product: 'Producto', service: 'Servicio', '': '' } as const;
const documents = { DNI: 'DNI', CE: 'Carné de extranjería', passport: 'Pasaporte' } as const;

/** What the law calls it: 'reclamo' or 'queja'. */
export function complaintWord(kind: ComplaintKind): 'reclamo' | 'queja' {
  return words[kind];
}

/** The sheet's fields in their order; what was left empty reads 'No indicado'. Source: facts/peru.md, section 5 (Annex I). */
export function complaintRows(content: ComplaintContent): ComplaintRows {
  const { guardianName, guardianDocument } = content;
  const guardian: Row[] = content.isMinor
    ? [['Madre, padre o apoderado', guardianDocument === '' ? guardianName : `${guardianName}, ${guardianDocument}`]]
    : [];
  return {
    consumer: [
      ['Nombre', content.fullName],
      [documents[content.documentType], content.documentNumber],
      ['Domicilio', given(content.address)],
      ['Teléfono', given(content.phone)],
      ['Correo', given(content.email)],
      ...guardian,
    ],
    good: [
      ['Bien contratado', given(goods[content.goodKind])],
      ['Monto reclamado', content.amount === null ? given('') : formatMoney(content.amount)],
      ['Descripción', given(content.goodDescription)],
    ],
    claim: [
      ['Tipo', complaintWord(content.kind) === 'queja' ? 'Queja' : 'Reclamo'],
      ['Detalle', content.detail],
      ['Pedido del consumidor', given(content.request)],
    ],
  };
}

function given(text: string): string {
  return text === '' ? 'No indicado' : text;
}
