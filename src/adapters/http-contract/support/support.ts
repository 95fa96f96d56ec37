import * as v from 'valibot';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { instant, thisSchool } from '#adapters/http-contract/shared/wire-values.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import type { HelpQuestion, ContactDetails } from '#domain/support/help-question.ts';
import { longest, type MessageField, CAPTCHA_MISSING } from '#domain/support/message-fields.ts';
import type { SupportDraft } from '#domain/support/support-request.ts';
import { applicationKinds } from '#domain/support/visitor-message.ts';
import { mapRecord } from '#domain/shared/record.ts';
import { uploadRules } from '#domain/shared/upload-rule.ts';
import { type Endpoint, endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { formFile } from '#adapters/http-contract/shared/form-file.ts';

export const supportArea = 'Ayuda y contacto';
const area = supportArea;

/** A text of any length that is read by the domain; far too long ones are not read at all. */
export const typed = v.optional(v.pipe(v.string('Escribe un texto.'), v.maxLength(longest.text * 4, tooLong)), '');
const captcha = v.optional(v.pipe(v.string(CAPTCHA_MISSING), v.maxLength(4000, CAPTCHA_MISSING)), '');

export const makeCaptchaChallenge = endpoint({
  method: 'POST',
  path: '/api/v1/captcha-challenges',
  summary: 'Un reto para demostrar que escribe una persona; lo resuelve el navegador',
  area,
  status: 201,
  answer: v.object({ puzzle: v.record(v.string(), v.unknown()), expiresAt: instant }),
});

export const loadUserTypes = endpoint({
  method: 'GET',
  path: '/api/load-tipo-usuarios',
  summary: 'Tipos de usuario del formulario de solicitudes',
  area,
  answer: v.object({ tipousuario: v.array(v.object({ value: v.string() })) }),
});

/** Source: SUPPORT-6, and the captcha's answer besides. */
const supportForm = v.object({
  nombres: typed,
  apellidos: typed,
  celular: typed,
  email: typed,
  opcion: typed,
  tipo_informacion: typed,
  tipo_usuario: typed,
  asunto: typed,
  mensaje: typed,
  web: thisSchool,
  origen: v.literal('Formularios de Feedback', 'El campo «origen» debe ser «Formularios de Feedback».'),
  archivo: v.optional(formFile('Adjunta un archivo de imagen.')),
  captcha,
});
type SupportForm = v.InferOutput<typeof supportForm>;

export const sendSupportRequest = endpoint({
  method: 'POST',
  path: '/api/solicitudfeedback',
  summary: 'Registra una solicitud de soporte, con una imagen si hace falta',
  area,
  signIn: 'optional',
  bodyFormat: 'form',
  largestFile: uploadRules.supportImage.largestBytes,
  body: supportForm,
  answer: v.object({ success: v.boolean() }),
});

const wireFields = {
  givenNames: 'nombres',
  surnames: 'apellidos',
  phone: 'celular',
  email: 'email',
  option: 'opcion',
  problem: 'tipo_informacion',
  userType: 'tipo_usuario',
  subject: 'asunto',
  text: 'mensaje',
} as const satisfies Readonly<Record<keyof SupportDraft, keyof SupportForm>>;

/** A support request as its form. */
export function supportFormOf(draft: SupportDraft, image: Blob | null, answer: string): SupportForm {
  const entries = Object.entries(wireFields).map(([field, name]) => [name, draft[field as keyof SupportDraft]]);
  return {
    ...(Object.fromEntries(entries) as Record<(typeof wireFields)[keyof SupportDraft], string>),
    web: schoolIdentity.code,
    origen: 'Formularios de Feedback',
    ...(image === null ? {} : { archivo: image }),
    captcha: answer,
  } as SupportForm;
}

export function supportDraftFrom(form: SupportForm): SupportDraft {
  return mapRecord(wireFields, (name) => form[name]);
}

/** The name that a field of the form travels by. */
export const wireFieldOf = (field: MessageField): string => wireFields[field as keyof SupportDraft] ?? field;

/** The field that a name of the form means; the image and the captcha keep theirs. */
export function fieldOfWire(name: string | null): string | null {
  const found = Object.entries(wireFields).find(([, wire]) => wire === name);
  return name === 'archivo' ? 'image' : (found?.[0] ?? name);
}

const visitorMessage = { name: typed, email: typed, phone: typed, subject: typed, text: typed, captcha };

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/v1/contact-messages',
  summary: 'Escribe a la escuela',
  area,
  signIn: 'optional',
  body: v.object(visitorMessage),
});

export const sendApplication = endpoint({
  method: 'POST',
  path: '/api/v1/applications',
  summary: 'Postula al equipo, como afiliado o como creador',
  area,
  signIn: 'optional',
  body: v.object({
    kind: v.picklist(applicationKinds, 'Elige a qué postulas.'),
    ...visitorMessage,
    link: typed,
  }),
});

const helpQuestion = v.object({ id: v.number(), text: v.string(), contenido: v.object({ descripcion: v.string() }) });

/** Source: SUPPORT-8, whose names of a question the wire keeps. */
export const helpQuestions = endpoint({
  method: 'GET',
  path: '/api/v1/help-questions',
  summary: 'Las preguntas frecuentes con sus respuestas en HTML',
  area,
  answer: v.object({ questions: v.array(helpQuestion) }),
});

export function presentHelpQuestion({ id, question, answerHtml }: HelpQuestion): v.InferOutput<typeof helpQuestion> {
  return { id, text: question, contenido: { descripcion: answerHtml } };
}

export function readHelpQuestion({ id, text, contenido }: v.InferOutput<typeof helpQuestion>): HelpQuestion {
  return { id, question: text, answerHtml: contenido.descripcion };
}

export const contactDetails = endpoint({
  method: 'GET',
  path: '/api/v1/contact-details',
  summary: 'Cómo se ubica a la escuela',
  area,
  answer: wireOf<ContactDetails>()(
    v.object({ email: v.string(), phone: v.string(), address: v.string(), hours: v.string() }),
  ),
});

export const supportEndpoints: readonly Endpoint[] = [
  makeCaptchaChallenge,
  loadUserTypes,
  sendSupportRequest,
  sendContactMessage,
  sendApplication,
  helpQuestions,
  contactDetails,
];
