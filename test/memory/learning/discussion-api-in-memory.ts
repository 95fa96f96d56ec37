import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { DiscussionApi } from '#application/browser/learning/ports/discussion-api.ts';
import type { Discussion, ListedComment } from '#application/read-models/learning/discussion.ts';
import { averageText, commentOf, type Rating, ratingOf } from '#domain/learning/discussion.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

const at = '2026-03-10T15:00:00.000Z';

/** What is said of contents, for one student who owns them, in this process's memory. */
export class DiscussionApiInMemory extends DiscussionApi {
  /** Set: every call is refused with it. */
  refusal: CallRefusal | null = null;
  #comments: readonly ListedComment[];
  #own: Rating | null = null;
  #written = 0;

  /** @param comments those of others, newest first. */
  constructor(
    private readonly slugs: readonly string[],
    comments: readonly ListedComment[] = [],
  ) {
    super();
    this.#comments = comments;
  }

  read(slug: string): Promise<Result<Discussion, CallRefusal>> {
    return this.#in(slug, () => null);
  }

  comment(slug: string, written: string): Promise<Result<Discussion, CallRefusal>> {
    return this.#in(slug, () => {
      const text = commentOf(written);
      if (!text.ok) return refused(text.refusal.kind, 400, 'Escribe tu comentario.', 'text');
      this.#written += 1;
      const id = `comentario-${this.#written}`;
      const own = { id, own: true, author: 'Ana Q.', text: text.value, writtenAt: at, changedAt: null };
      this.#comments = [own, ...this.#comments];
      return null;
    });
  }

  change(slug: string, commentId: string, written: string): Promise<Result<Discussion, CallRefusal>> {
    return this.#ownComment(slug, commentId, (found) => {
      const text = commentOf(written);
      return text.ok ? [{ ...found, text: text.value, changedAt: at }] : [found];
    });
  }

  remove(slug: string, commentId: string): Promise<Result<Discussion, CallRefusal>> {
    return this.#ownComment(slug, commentId, () => []);
  }

  rate(slug: string, given: Rating): Promise<Result<Discussion, CallRefusal>> {
    return this.#in(slug, () => {
      const rating = ratingOf(given);
      if (!rating.ok) return refused(rating.refusal.kind, 400, 'Elige de 1 a 5 estrellas.', 'stars');
      this.#own = rating.value;
      return null;
    });
  }

  #ownComment(slug: string, id: string, become: (found: ListedComment) => readonly ListedComment[]) {
    return this.#in(slug, () => {
      if (!this.#comments.some((each) => each.id === id && each.own)) {
        return refused('comment-not-found', 404, 'No encontramos este comentario entre los tuyos.', 'commentId');
      }
      this.#comments = this.#comments.flatMap((each) => (each.id === id ? become(each) : [each]));
      return null;
    });
  }

  #in(slug: string, change: () => CallRefusal | null): Promise<Result<Discussion, CallRefusal>> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    if (!this.slugs.includes(slug)) return Promise.resolve(refuse(notOwned));
    const refusal = change();
    return Promise.resolve(refusal === null ? accept(this.#standing()) : refuse(refusal));
  }

  #standing(): Discussion {
    const own = this.#own;
    const sum = own === null ? { count: 0, stars: 0 } : { count: 1, stars: own.stars };
    return {
      rating: { average: averageText(sum), count: sum.count, own },
      opinions: own === null || own.opinion === '' ? [] : [{ ...own, own: true, author: 'Ana Q.', at }],
      comments: this.#comments,
    };
  }
}

function refused(kind: string, status: number, detail: string, field: string): CallRefusal {
  return { kind, status, detail, field, data: {} };
}

const notOwned: CallRefusal = {
  kind: 'content-not-owned',
  status: 403,
  detail: '«Contrataciones» no está entre tus contenidos.',
  field: null,
  data: { title: 'Contrataciones', path: '/cursos/contrataciones' },
};
