import { ReviewApi } from '#application/browser/learning/ports/review-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { ReadArguments, Reads } from '#application/browser/shared/ports/reads.ts';
import { reviewVotes, type VotedReview } from '#application/read-models/learning/voted-review.ts';
import type { Read, ReadInput } from '#application/read-models/shared/read.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { ReadsInMemory } from '#test/memory/shared/reads-in-memory.ts';

/** Votes on opinions as the school keeps them for one account. */
export class ReviewApiInMemory extends ReviewApi {
  /** What was asked, in its order. */
  readonly asked: string[] = [];
  /** Set: every call is refused with it. */
  refusal: CallRefusal | null = null;
  readonly reads: Reads;
  #votes: readonly VotedReview[];

  constructor(votes: readonly VotedReview[] = []) {
    super();
    this.#votes = votes;
    this.reads = new VotesAsked(() => {
      this.asked.push('votes');
      return { votes: this.#votes, refusal: this.refusal };
    });
  }

  findHelpful(id: string, isHelpful: boolean): Answer<void> {
    return this.#change(id, `${id} ${isHelpful ? 'helps' : 'helps no more'}`, (vote) => ({
      ...vote,
      isHelpful,
      helpful: vote.helpful + Number(isHelpful) - Number(vote.isHelpful),
    }));
  }

  report(id: string): Answer<void> {
    return this.#change(id, `${id} reported`, (vote) => ({ ...vote, isReported: true }));
  }

  #change(id: string, what: string, change: (vote: VotedReview) => VotedReview): Answer<void> {
    this.asked.push(what);
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    this.#votes = this.#votes.map((vote) => (vote.id === id ? change(vote) : vote));
    return Promise.resolve(accept(undefined));
  }
}

/** Answers as things stand when it is asked. */
class VotesAsked extends ReadsInMemory {
  constructor(private readonly now: () => { votes: readonly VotedReview[]; refusal: CallRefusal | null }) {
    super();
  }

  override ask<Model, Input extends ReadInput>(
    read: Read<Model, Input>,
    ...input: ReadArguments<Input>
  ): Promise<Result<Model, CallRefusal>> {
    const { votes, refusal } = this.now();
    this.refusal = refusal;
    this.answer(reviewVotes, votes);
    return super.ask(read, ...input);
  }
}
