import { parseArgs } from 'node:util';
import { AnswerReview, HideReview } from '#application/server/learning/answer-review.ts';
import { Reviews } from '#application/server/learning/ports/reviews.ts';
import { publicNameOf } from '#domain/learning/consultation.ts';
import { hidingTexts, reviewAnswerTexts } from '#domain/learning/discussion-texts.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { type Command, UsageError } from './command.ts';

const most = 200;
const notFound = 'No hay una opinión con ese código.';

/** `reviews list [--reported]`: the opinions on contents, those with reports that wait first, then the latest. */
export const listReviews: Command = {
  words: ['reviews', 'list'],
  usage: `  reviews list [--reported]
      Muestra las opiniones de los estudiantes: las reportadas que nadie ha revisado, y luego desde la última; con --reported, solo aquellas.`,
  prepare(args) {
    const { values, positionals } = parsed('list', args);
    if (positionals.length > 0) throw new UsageError('reviews list: solo lleva --reported.');
    return async ({ school }, print) => {
      const which = values.reported === true ? 'reported' : 'all';
      const { reviews } = await school.get(Reviews).list({ which, productSlug: null, offset: 0, limit: most });
      if (reviews.length === 0) print('No hay opiniones.');
      for (const { id, product, author, stars, opinion, at, helpful, reports, answer, hidden } of reviews) {
        const state = [`útil para ${helpful}`, ...(hidden === null ? [] : ['oculta'])].join(', ');
        print(
          `${id}  «${product.title}»  ${stars} de 5  ${publicNameOf(author)}  ${formatLongInstant(at, { withYear: true })}  (${state})`,
        );
        print(`    ${opinion.replaceAll('\n', '\n    ')}`);
        for (const reason of reports) print(`    Reportada: ${reason === '' ? 'sin motivo' : reason}`);
        if (hidden !== null && hidden.reason !== '') print(`    Oculta porque: ${hidden.reason}`);
        if (answer !== null) print(`    Respuesta: ${answer.text.replaceAll('\n', '\n    ')}`);
      }
      return 0;
    };
  },
};

/** `reviews answer ID --text …`: what the school answers stands below the opinion. */
export const answerReview: Command = {
  words: ['reviews', 'answer'],
  logged: 'by-itself',
  usage: `  reviews answer ID --text "RESPUESTA" | --remove
      Responde una opinión a nombre de la escuela; se ve debajo de ella, en lugar de la respuesta que hubiera. Con --remove, la retira.`,
  prepare(args) {
    const { values, positionals } = parsed('answer', args);
    const id = single('answer', positionals);
    const { text = null, remove = false } = values;
    if ((text === null) !== remove) throw new UsageError('--text: falta lo que responde la escuela, o --remove.');
    return async ({ school }, print, by) => {
      const answered = await school.write(AnswerReview, (answer) => answer.execute(id, text, by));
      if (answered.ok) print(text === null ? 'Respuesta retirada.' : 'Respuesta publicada.');
      else print(answered.refusal.kind === 'review-not-found' ? notFound : reviewAnswerTexts[answered.refusal.kind]);
      return answered.ok ? 0 : 1;
    };
  },
};

/** `reviews hide ID --reason …`: nobody reads it, and its stars do not count. */
export const hideReview: Command = {
  words: ['reviews', 'hide'],
  logged: 'by-itself',
  usage: `  reviews hide ID --reason "MOTIVO"
      Oculta una opinión; sus estrellas dejan de contar.`,
  prepare(args) {
    const { values, positionals } = parsed('hide', args);
    const id = single('hide', positionals);
    const { reason } = values;
    if (reason === undefined) throw new UsageError('--reason: falta por qué se oculta.');
    return async ({ school }, print, by) => {
      const done = await school.write(HideReview, (hide) => hide.execute(id, reason, by));
      if (done.ok) print('Opinión oculta.');
      else print(done.refusal.kind === 'review-not-found' ? notFound : hidingTexts[done.refusal.kind]);
      return done.ok ? 0 : 1;
    };
  },
};

/** `reviews show ID`: it is read again, or stays in spite of its reports. */
export const showReview: Command = {
  words: ['reviews', 'show'],
  logged: 'by-itself',
  usage: `  reviews show ID
      Vuelve a mostrar una opinión oculta, o deja a la vista una reportada: sus reportes quedan atendidos.`,
  prepare(args) {
    const id = single('show', parsed('show', args).positionals);
    return async ({ school }, print, by) => {
      const done = await school.write(HideReview, (hide) => hide.execute(id, null, by));
      print(done.ok ? 'La opinión se ve.' : notFound);
      return done.ok ? 0 : 1;
    };
  },
};

function single(word: string, positionals: readonly string[]): string {
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) throw new UsageError(`reviews ${word}: indica una sola opinión.`);
  return id;
}

function parsed(word: string, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        text: { type: 'string' },
        reason: { type: 'string' },
        remove: { type: 'boolean' },
        reported: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch {
    throw new UsageError(
      `reviews ${word}: las opciones son --reported al listar, --text o --remove al responder y --reason al ocultar.`,
    );
  }
}
