import { parseArgs } from 'node:util';
import { AnswerReview, HideReview } from '#application/server/learning/answer-review.ts';
import { Reviews } from '#application/server/learning/ports/reviews.ts';
import { publicNameOf } from '#domain/learning/consultation.ts';
import { reviewAnswerTexts } from '#domain/learning/discussion-texts.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { type Command, UsageError } from './command.ts';

const most = 200;
const notFound = 'No hay una opinión con ese código.';

/** `reviews list [--reported]`: the opinions on contents, the latest first. */
export const listReviews: Command = {
  words: ['reviews', 'list'],
  usage: `  reviews list [--reported]
      Muestra las opiniones de los estudiantes, la última primero; con --reported, las que alguien reportó y aún se ven.`,
  prepare(args) {
    const { values, positionals } = parsed('list', args);
    if (positionals.length > 0) throw new UsageError('reviews list: solo lleva --reported.');
    return async ({ school }, print) => {
      const reviews = await school.get(Reviews).list(values.reported === true ? 'reported' : 'all', most);
      if (reviews.length === 0) print('No hay opiniones.');
      for (const { id, productTitle, author, stars, opinion, at, helpful, reports, answer, isHidden } of reviews) {
        const state = [`útil para ${helpful}`, ...(isHidden ? ['oculta'] : [])].join(', ');
        print(`${id}  «${productTitle}»  ${stars} de 5  ${publicNameOf(author)}  ${formatLongInstant(at)}  (${state})`);
        print(`    ${opinion.replaceAll('\n', '\n    ')}`);
        for (const reason of reports) print(`    Reportada: ${reason === '' ? 'sin motivo' : reason}`);
        if (answer !== null) print(`    Respuesta: ${answer.replaceAll('\n', '\n    ')}`);
      }
      return 0;
    };
  },
};

/** `reviews answer ID --text …`: what the school answers stands below the opinion. */
export const answerReview: Command = {
  words: ['reviews', 'answer'],
  usage: `  reviews answer ID --text "RESPUESTA"
      Responde una opinión a nombre de la escuela; se ve debajo de ella, en lugar de la respuesta que hubiera.`,
  prepare(args) {
    const { values, positionals } = parsed('answer', args);
    const id = single('answer', positionals);
    const { text } = values;
    if (text === undefined) throw new UsageError('--text: falta lo que responde la escuela.');
    return async ({ school }, print) => {
      const answered = await school.write(AnswerReview, (answer) => answer.execute(id, text));
      if (answered.ok) print('Respuesta publicada.');
      else print(answered.refusal.kind === 'review-not-found' ? notFound : reviewAnswerTexts[answered.refusal.kind]);
      return answered.ok ? 0 : 1;
    };
  },
};

/** `reviews hide ID` and `reviews show ID`: whether its words are shown. */
export const hideReview = visibility(
  'hide',
  true,
  'Oculta las palabras de una opinión; sus estrellas siguen contando.',
);
export const showReview = visibility('show', false, 'Vuelve a mostrar una opinión que estaba oculta.');

function visibility(word: 'hide' | 'show', isHidden: boolean, what: string): Command {
  return {
    words: ['reviews', word],
    usage: `  reviews ${word} ID
      ${what}`,
    prepare(args) {
      const id = single(word, parsed(word, args).positionals);
      return async ({ school }, print) => {
        const done = await school.write(HideReview, (hide) => hide.execute(id, isHidden));
        print(done.ok ? (isHidden ? 'Opinión oculta.' : 'La opinión se ve otra vez.') : notFound);
        return done.ok ? 0 : 1;
      };
    },
  };
}

function single(word: string, positionals: readonly string[]): string {
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) throw new UsageError(`reviews ${word}: indica una sola opinión.`);
  return id;
}

function parsed(word: string, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { text: { type: 'string' }, reported: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch {
    throw new UsageError(`reviews ${word}: las opciones son --reported al listar y --text al responder.`);
  }
}
