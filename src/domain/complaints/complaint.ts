import { emailAddress, LONGEST_EMAIL } from '#domain/accounts/email-address.ts';
import { isDocumentNumberValid, normalizeDocumentNumber, type DocumentType } from '#domain/orders/identity-document.ts';
import type { Money } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { typedAmount } from '#domain/shared/typed-amount.ts';
import { oneLine, severalLines } from '#domain/shared/typed-text.ts';

/** Reclamo: about the product or service. Queja: about anything else, such as how one was treated. */
export type ComplaintKind = 'claim' | 'grievance';
export type GoodKind = 'product' | 'service';
export type ConsumerDocumentType = Exclude<DocumentType, 'RUC'>;

/** A complaint as it is typed: every text may be empty. */
export interface ComplaintDraft {
  readonly kind: ComplaintKind | '';
  readonly fullName: string;
  readonly documentType: ConsumerDocumentType;
  readonly documentNumber: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly isMinor: boolean;
  /** Mother, father or guardian of a minor, and their document. */
  readonly guardianName: string;
  readonly guardianDocument: string;
  readonly goodKind: GoodKind | '';
  /** Soles, as typed: '118', '118.50', 'S/. 1,250.00'. */
  readonly amount: string;
  readonly goodDescription: string;
  readonly detail: string;
  readonly request: string;
}

/** What a sheet of the book says; what was not given is an empty text or null. */
export interface ComplaintContent extends Omit<ComplaintDraft, 'kind' | 'amount'> {
  readonly kind: ComplaintKind;
  readonly amount: Money | null;
}

export type ComplaintField = keyof ComplaintDraft;

export interface ComplaintProblem {
  readonly kind: 'missing' | 'invalid' | 'too-long' | 'contact-missing';
  readonly field: ComplaintField;
}

/** Characters that each text may have at most. */
export const longestComplaintTexts: Readonly<Partial<Record<ComplaintField, number>>> = {
  fullName: 150,
  documentNumber: 20,
  address: 250,
  phone: 30,
  email: LONGEST_EMAIL,
  guardianName: 150,
  guardianDocument: 20,
  amount: 20,
  goodDescription: 1000,
  detail: 4000,
  request: 2000,
};

const phoneShape = /^\+?[\d\s()-]{6,25}$/;

/**
 * Everything that keeps a draft from being a sheet, in the order of the form. Only what the law asks at least is needed: who, a
 * document, an address or e-mail, and what happened; more would be an obstacle. Source: facts/peru.md, section 5 (art. 5).
 */
export function complaintProblems(draft: ComplaintDraft): readonly ComplaintProblem[] {
  const problems: ComplaintProblem[] = [];
  const add = (field: ComplaintField, kind: ComplaintProblem['kind'] | null) => {
    if (kind !== null) problems.push({ field, kind });
  };
  const isEmpty = (field: ComplaintField) => String(draft[field]).trim() === '';
  const needed = (field: ComplaintField) => (isEmpty(field) ? 'missing' : null);
  const tooLong = (field: ComplaintField) =>
    String(draft[field]).trim().length > (longestComplaintTexts[field] ?? Infinity) ? 'too-long' : null;
  const shaped = (field: ComplaintField, isRight: boolean) => (isEmpty(field) || isRight ? null : 'invalid');

  add('kind', needed('kind'));
  add('fullName', needed('fullName') ?? tooLong('fullName'));
  add('documentNumber', needed('documentNumber') ?? shaped('documentNumber', hasValidDocument(draft)));
  add('address', isEmpty('address') && isEmpty('email') ? 'contact-missing' : tooLong('address'));
  add('email', shaped('email', emailAddress(draft.email).ok));
  add('phone', shaped('phone', phoneShape.test(draft.phone.trim())));
  if (draft.isMinor) add('guardianName', needed('guardianName') ?? tooLong('guardianName'));
  if (draft.isMinor) add('guardianDocument', tooLong('guardianDocument'));
  add('goodDescription', tooLong('goodDescription'));
  add('amount', shaped('amount', amountOf(draft.amount) !== null));
  add('detail', needed('detail') ?? tooLong('detail'));
  add('request', tooLong('request'));
  return problems;
}

/** What the sheet will say, trimmed and in one form; refused with the first problem when something is missing or wrong. */
export function complaintContent(draft: ComplaintDraft): Result<ComplaintContent, ComplaintProblem> {
  const [problem] = complaintProblems(draft);
  if (problem !== undefined || draft.kind === '') return refuse(problem ?? { kind: 'missing', field: 'kind' });
  const email = emailAddress(draft.email);
  return accept({
    ...draft,
    kind: draft.kind,
    fullName: oneLine(draft.fullName),
    documentNumber: normalizeDocumentNumber(draft.documentNumber),
    address: oneLine(draft.address),
    phone: oneLine(draft.phone),
    email: email.ok ? email.value : '',
    guardianName: draft.isMinor ? oneLine(draft.guardianName) : '',
    guardianDocument: draft.isMinor ? oneLine(draft.guardianDocument) : '',
    amount: amountOf(draft.amount),
    goodDescription: severalLines(draft.goodDescription),
    detail: severalLines(draft.detail),
    request: severalLines(draft.request),
  });
}

function hasValidDocument({ documentType, documentNumber }: ComplaintDraft): boolean {
  return isDocumentNumberValid(documentType, normalizeDocumentNumber(documentNumber));
}

const largestAmount = 999_999_999;

/** The amount that was typed; null when nothing, or nothing readable, was. */
function amountOf(text: string): Money | null {
  const amount = typedAmount(text);
  return amount !== null && amount <= largestAmount ? amount : null;
}
