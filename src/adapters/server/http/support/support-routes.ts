import type { FastifyInstance } from 'fastify';
import { receivedFile, type SentFile } from '#adapters/http-contract/shared/form-file.ts';
import * as contract from '#adapters/http-contract/support/support.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import { Captcha, type CaptchaRefusal } from '#application/server/support/ports/captcha.ts';
import { HelpQuestions } from '#application/server/support/ports/help-questions.ts';
import { SchoolContact } from '#application/server/support/ports/school-contact.ts';
import { Uploads } from '#application/server/shared/ports/uploads.ts';
import { SendMessage } from '#application/server/support/send-message.ts';
import { accept, mapValue, type Result } from '#domain/shared/result.ts';
import { uploadRules, type UploadRefusal } from '#domain/shared/upload-rule.ts';
import type { FieldRefusal } from '#domain/support/message-fields.ts';
import { type SupportDraft, supportRequestOf, userTypes } from '#domain/support/support-request.ts';
import { type VisitorDraft, type VisitorMessageKind, visitorMessageOf } from '#domain/support/visitor-message.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { messageOfficeRoutes } from './message-office-routes.ts';
import { messageRefusals, supportRefusals } from './support-refusals.ts';

/** For one account, or one address, wide enough for a university behind it. */
const messages = { limit: { requests: 60, seconds: 600 } };
const challenges = { limit: { requests: 600, seconds: 600 } };

/** Help, support requests, messages and applications. Source: SUPPORT-1 to 8, ROUTE-12. */
export function supportRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    contract.makeCaptchaChallenge,
    {},
    async ({ reply }) => {
      const { puzzle, expiresAt } = await school.get(Captcha).challenge();
      void reply.header('cache-control', 'no-store');
      return accept({ puzzle: { ...puzzle }, expiresAt: expiresAt.toISOString() });
    },
    challenges,
  );
  serve(app, school, contract.loadUserTypes, {}, () =>
    Promise.resolve(accept({ tipousuario: userTypes.map((value) => ({ value })) })),
  );
  serve(
    app,
    school,
    contract.sendSupportRequest,
    supportRefusals,
    async ({ body, caller }) => {
      const request = supportRequestOf(contract.supportDraftFrom(body));
      if (!request.ok) return request;
      const sent = await sendWithImage(school, request.value, body.archivo, body.captcha, caller);
      return mapValue(sent, () => ({ success: true }));
    },
    messages,
  );
  serve(
    app,
    school,
    contract.sendContactMessage,
    messageRefusals,
    ({ body, caller }) => send(school, 'contact', { ...body, link: '' }, body.captcha, caller),
    messages,
  );
  serve(
    app,
    school,
    contract.sendApplication,
    messageRefusals,
    ({ body, caller }) => send(school, body.kind, body, body.captcha, caller),
    messages,
  );
  serve(app, school, contract.helpQuestions, {}, async () => {
    const questions = await school.get(HelpQuestions).all();
    return accept({ questions: questions.map(contract.presentHelpQuestion) });
  });
  serve(app, school, contract.contactDetails, {}, () =>
    Promise.resolve(accept({ ...school.get(SchoolContact).details })),
  );
  messageOfficeRoutes(app, school);
}

/** Keeps the image before the request that names it, and forgets it when the request is refused. */
async function sendWithImage(
  school: School,
  request: SupportDraft,
  attachment: SentFile | undefined,
  answer: string,
  caller: Bearer | null,
): Promise<Result<void, CaptchaRefusal | UploadRefusal>> {
  // Asked first: drawing a picture anew is the costly part.
  const checked = await school.get(Captcha).verify(answer);
  if (!checked.ok) return checked;
  const file = receivedFile(attachment);
  // A form without script sends an empty file where none was chosen.
  const isChosen = file !== null && (file.fileName !== '' || file.content.length > 0);
  const kept = isChosen ? await school.get(Uploads).keep(file.content, uploadRules.supportImage) : accept(null);
  if (!kept.ok) return kept;
  const key = kept.value?.key ?? null;
  const { option, givenNames, surnames, email, phone, problem, userType, subject, text } = request;
  const message = {
    kind: 'support',
    userId: caller?.userId ?? null,
    name: `${givenNames} ${surnames}`,
    email,
    phone,
    subject,
    text,
    facts: [
      ['Motivo', option],
      ['Problema', problem],
      ['Tipo de usuario', userType],
    ],
    file: key,
  } as const;
  const sent = await school.write(SendMessage, (use) => use.execute(message, answer));
  if (!sent.ok && key !== null) await school.get(Uploads).remove(key);
  return sent;
}

async function send(
  school: School,
  kind: VisitorMessageKind,
  draft: VisitorDraft,
  answer: string,
  caller: Bearer | null,
): Promise<Result<void, FieldRefusal | CaptchaRefusal>> {
  const read = visitorMessageOf(kind, draft);
  if (!read.ok) return read;
  const { link, ...message } = read.value;
  const facts = link === '' ? [] : ([['Enlace', link]] as const);
  const userId = caller?.userId ?? null;
  return school.write(SendMessage, (use) => use.execute({ ...message, kind, userId, facts, file: null }, answer));
}
