import type { ComplaintDraft } from '#domain/complaints/complaint.ts';
import { fieldId } from '#ui/kit/forms/form-errors.tsx';
import type { ComplaintStore } from './complaint-store.ts';

/** What the ids of the fields begin with. */
export const complaintIds = 'reclamo';

/** What a text of the complaint's form is drawn with. */
export function textOf(store: ComplaintStore, name: Exclude<keyof ComplaintDraft, 'isMinor'>) {
  return {
    id: fieldId(complaintIds, name),
    name,
    defaultValue: store.draft[name],
    error: store.problemOf(name),
  };
}
