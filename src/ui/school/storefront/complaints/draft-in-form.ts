import { blankComplaint } from '#application/browser/complaints/complaint-drafts.ts';
import type { ComplaintDraft, ConsumerDocumentType } from '#domain/complaints/complaint.ts';
import { isTicked, typedText } from '#ui/kit/forms/typed-text.ts';

/** What stands in the complaint's form. Fields that are not shown keep what they had. */
export function draftInForm(form: HTMLFormElement, known: ComplaintDraft = blankComplaint): ComplaintDraft {
  const text = (name: keyof ComplaintDraft) => typedText(form, name);
  const isMinor = isTicked(form, 'isMinor');
  const hasGuardian = form.elements.namedItem('guardianName') !== null;
  return {
    kind: text('kind') as ComplaintDraft['kind'],
    fullName: text('fullName'),
    documentType: text('documentType') as ConsumerDocumentType,
    documentNumber: text('documentNumber'),
    address: text('address'),
    phone: text('phone'),
    email: text('email'),
    isMinor,
    guardianName: hasGuardian ? text('guardianName') : known.guardianName,
    guardianDocument: hasGuardian ? text('guardianDocument') : known.guardianDocument,
    goodKind: text('goodKind') as ComplaintDraft['goodKind'],
    amount: text('amount'),
    goodDescription: text('goodDescription'),
    detail: text('detail'),
    request: text('request'),
  };
}

/** The complaint that a browser posted by itself. */
export function draftOfValues(values: Readonly<Record<string, string>>): ComplaintDraft {
  return { ...blankComplaint, ...values, isMinor: (values['isMinor'] ?? '') !== '' };
}
