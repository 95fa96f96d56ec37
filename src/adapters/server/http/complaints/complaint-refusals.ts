import type { FileComplaintRefusal } from '#application/server/complaints/file-complaint.ts';
import { complaintProblemText } from '#domain/complaints/complaint-problem-texts.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

export type ComplaintRefusal =
  | FileComplaintRefusal
  | { readonly kind: 'sheet-not-found' }
  /** A field that nobody sees was filled in. */
  | { readonly kind: 'looks-automatic' };

/** How each refusal of the complaints book is answered. */
export const complaintRefusals: RefusalTable<ComplaintRefusal> = {
  'complaint-incomplete': {
    status: 400,
    field: ({ problem }) => problem.field,
    detail: ({ problem }) => complaintProblemText(problem),
  },
  'sheet-not-found': {
    status: 404,
    detail: 'No hay una hoja de reclamación en esta dirección. Revisa el enlace del correo con tu copia.',
  },
  'looks-automatic': {
    status: 422,
    detail: 'Un programa de tu navegador llenó un campo que debe quedar vacío. Ya lo vaciamos: envía la hoja otra vez.',
  },
};
