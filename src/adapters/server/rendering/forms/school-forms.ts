import { requestPasswordReset } from '#adapters/http-contract/accounts/accounts.ts';
import { leaveSavedLetters } from '#adapters/http-contract/home/saved-products.ts';
import { fileComplaint } from '#adapters/http-contract/complaints/complaints.ts';
import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { confirmMessage, holdMessage } from '#adapters/http-contract/support/held-messages.ts';
import { confirmNews, leaveNews, subscribeToNews } from '#adapters/http-contract/catalogue/storefront-calls.ts';
import { recordOf } from '#domain/shared/record.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { complaintProblems, type ComplaintDraft } from '#domain/complaints/complaint.ts';
import { complaintProblemText } from '#domain/complaints/complaint-problem-texts.ts';
import { visitorProblems, visitorRefusalText, type VisitorMessageKind } from '#domain/support/visitor-message.ts';
import type { PlainForm, Typed } from './plain-form.ts';

const complaintTexts = [
  'kind',
  'fullName',
  'documentType',
  'documentNumber',
  'address',
  'phone',
  'email',
  'guardianName',
  'guardianDocument',
  'goodKind',
  'amount',
  'goodDescription',
  'detail',
  'request',
] as const;

function complaintIn(typed: Typed): ComplaintDraft {
  const texts = recordOf(complaintTexts, typed) as Omit<ComplaintDraft, 'isMinor'>;
  return { ...texts, isMinor: typed('isMinor') !== '' };
}

const complaint: PlainForm = {
  path: '/reclamaciones',
  name: 'complaint',
  fields: [...complaintTexts, 'isMinor'],
  problems: (typed) =>
    complaintProblems(complaintIn(typed)).map((each) => ({ field: each.field, message: complaintProblemText(each) })),
  call: (typed) => ({ endpoint: fileComplaint, body: { ...complaintIn(typed), website: typed('website') } }),
  done: (answer) => String(answer?.['sheet']),
};

const messageFields = ['name', 'email', 'phone', 'subject', 'link', 'text'] as const;

function messageIn(typed: Typed) {
  return {
    name: typed('name'),
    email: typed('email'),
    phone: typed('phone'),
    subject: typed('subject'),
    link: typed('link'),
    text: typed('text'),
  };
}

/** A message or an application: without the captcha, which needs script, it waits for the confirmation of whoever wrote it. */
function message(path: string, kind: VisitorMessageKind): PlainForm {
  return {
    path,
    name: kind,
    fields: messageFields,
    problems: (typed) =>
      visitorProblems(kind, messageIn(typed)).map((each) => ({
        field: each.field,
        message: visitorRefusalText(kind, each),
      })),
    call: (typed) => ({ endpoint: holdMessage, body: { kind, ...messageIn(typed), website: typed('website') } }),
    done: () => `${path}?estado=por-confirmar`,
  };
}

/** What the link of a letter asks: one press. */
function ofLetter(path: string, endpoint: Endpoint, done: string): PlainForm {
  return {
    path: `${path}/:secret`,
    name: 'letter',
    fields: [],
    call: (_, { secret = '' }) => ({ endpoint, body: { secret } }),
    done: () => done,
  };
}

/** Every form of the school's pages that works without script. */
export const schoolForms: readonly PlainForm[] = [
  complaint,
  message('/contacto', 'contact'),
  message('/unete', 'team'),
  message('/unete/afiliados', 'affiliate'),
  message('/unete/creadores', 'creator'),
  ofLetter('/contacto/confirmar', confirmMessage, '/contacto?estado=recibido'),
  {
    path: '/novedades',
    name: 'news',
    fields: ['email'],
    call: (typed) => ({ endpoint: subscribeToNews, body: { email: typed('email'), web: schoolIdentity.code } }),
    done: () => '/novedades?estado=por-confirmar',
  },
  ofLetter('/novedades/alta', confirmNews, '/novedades?estado=alta'),
  ofLetter('/novedades/baja', leaveNews, '/novedades?estado=baja'),
  ofLetter('/guardados/baja', leaveSavedLetters, '/novedades?estado=avisos'),
  {
    path: '/reset-password',
    name: 'reset',
    fields: ['email'],
    call: (typed) => ({ endpoint: requestPasswordReset, body: { email: typed('email') } }),
    done: () => '/reset-password?estado=enviado',
  },
];
