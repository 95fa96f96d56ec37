import type { Discussion } from '#application/read-models/learning/discussion.ts';
import type { Rating } from '#domain/learning/discussion.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** Comments and ratings, as a student's browser asks the school for them; each change gives how things stand afterwards. */
export abstract class DiscussionApi {
  abstract read(slug: string): Promise<Result<Discussion, CallRefusal>>;
  abstract comment(slug: string, text: string): Promise<Result<Discussion, CallRefusal>>;
  abstract change(slug: string, commentId: string, text: string): Promise<Result<Discussion, CallRefusal>>;
  abstract remove(slug: string, commentId: string): Promise<Result<Discussion, CallRefusal>>;
  abstract rate(slug: string, rating: Rating): Promise<Result<Discussion, CallRefusal>>;
}
