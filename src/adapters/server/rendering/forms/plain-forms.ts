import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { advertisementCookie } from '#adapters/http-contract/catalogue/advertisement-cookie.ts';
import { callInside } from '#adapters/server/http/shared/call-inside.ts';
import { acceptPostedForms, postedForm } from '#adapters/server/http/shared/posted-form.ts';
import { ProblemError } from '#adapters/server/http/shared/refusal-table.ts';
import { comesFromHere } from '#adapters/server/http/shared/same-origin.ts';
import type { FormProblem } from '#ui/kit/forms/form-errors.tsx';
import type { PageRenderer } from '#adapters/server/rendering/page-renderer.tsx';
import type { PlainForm, Typed } from './plain-form.ts';
import { sendHtml } from '#adapters/server/rendering/send-page.ts';

/** Bytes of a form: a letter of its texts may travel as nine. */
const largestForm = 128 * 1024;

/** A form that was not taken, and how it is answered. */
interface Refused {
  readonly status: number;
  readonly problems: readonly FormProblem[];
  /** What is shown again. */
  readonly typed: Typed;
}

const nothing: Typed = () => '';
const foreign =
  'No pudimos comprobar que este formulario se envió desde nuestra página. Llénalo aquí y envíalo otra vez.';
const failed = 'No pudimos recibir lo que enviaste. Vuelve a intentarlo en un momento.';

/** Takes the forms that browsers send by themselves, and answers with pages. */
export function servePlainForms(
  app: FastifyInstance,
  forms: readonly PlainForm[],
  renderer: PageRenderer,
  schoolOrigin: string,
): void {
  for (const form of forms) {
    void app.register((scope, _, done) => {
      acceptPostedForms(scope, largestForm);
      scope.setErrorHandler(async (error: FastifyError | ProblemError, request, reply) => {
        const isProblem = error instanceof ProblemError;
        const status = isProblem ? error.problem.status : (error.statusCode ?? 500);
        if (status >= 500) request.log.error({ err: error }, 'a form failed');
        const problems = [{ field: null, message: isProblem ? error.problem.detail : failed }];
        return answerWithPage(form, renderer, request, reply, { status, problems, typed: typedIn(request) });
      });
      scope.post(form.path, async (request, reply) => {
        const sent = comesFromHere(request, schoolOrigin)
          ? await send(scope, form, request)
          : { status: 403, problems: [{ field: null, message: foreign }], typed: nothing };
        if (typeof sent === 'string') return reply.header('cache-control', 'no-store').redirect(sent, 303);
        return answerWithPage(form, renderer, request, reply, sent);
      });
      done();
    });
  }
}

/** Path of the page that says it is done, or why it is not. */
async function send(app: FastifyInstance, form: PlainForm, request: FastifyRequest): Promise<string | Refused> {
  const typed = typedIn(request);
  const problems = form.problems?.(typed) ?? [];
  if (problems.length > 0) return { status: 422, problems, typed };
  const { endpoint, body } = form.call(typed, request.params as Record<string, string>);
  const answer = await callInside(app, request, endpoint, body);
  if (answer.problem === null) return form.done(answer.body);
  const { status, detail, field } = answer.problem;
  const isOfField = field !== undefined && form.fields.includes(field);
  // A form that can be mended is 422 whatever the call says; too many tries and failures of ours stay what they are.
  return {
    status: status === 429 || status >= 500 ? status : 422,
    problems: [{ field: isOfField ? field : null, message: detail }],
    typed,
  };
}

/** The page of the form once more, with what was typed and what is wrong with it. */
async function answerWithPage(
  form: PlainForm,
  renderer: PageRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, problems, typed }: Refused,
): Promise<FastifyReply> {
  const values = Object.fromEntries(form.fields.map((name) => [name, typed(name)]));
  const page = await renderer.render({
    address: request.url,
    visitor: request.ip,
    isAdvertisementClosed: advertisementCookie in request.cookies,
    signal: AbortSignal.timeout(30_000),
    posted: { form: form.name, values, problems },
  });
  return sendHtml(request, reply, { ...page, status, isPrivate: true });
}

/** The texts of the form, with lines ended as everywhere else: a form ends them with two characters. */
function typedIn(request: FastifyRequest): Typed {
  const fields = postedForm(request);
  return (name) => {
    const text: unknown = Object.hasOwn(fields, name) ? fields[name] : '';
    return typeof text === 'string' ? text.replaceAll('\r\n', '\n') : '';
  };
}
