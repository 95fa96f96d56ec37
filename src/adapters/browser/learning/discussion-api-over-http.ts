import {
  changeComment,
  contentDiscussion,
  rateContent,
  removeComment,
  writeComment,
} from '#adapters/http-contract/learning/discussions.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { DiscussionApi } from '#application/browser/learning/ports/discussion-api.ts';
import type { Discussion } from '#application/read-models/learning/discussion.ts';
import type { Rating } from '#domain/learning/discussion.ts';
import type { Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class DiscussionApiOverHttp extends DiscussionApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  read(slug: string): Promise<Result<Discussion, CallRefusal>> {
    return this.http.call(contentDiscussion, { params: { slug } });
  }

  comment(slug: string, text: string): Promise<Result<Discussion, CallRefusal>> {
    return this.http.call(writeComment, { params: { slug }, body: { text } });
  }

  change(slug: string, commentId: string, text: string): Promise<Result<Discussion, CallRefusal>> {
    return this.http.call(changeComment, { params: { slug, commentId }, body: { text } });
  }

  remove(slug: string, commentId: string): Promise<Result<Discussion, CallRefusal>> {
    return this.http.call(removeComment, { params: { slug, commentId } });
  }

  rate(slug: string, { stars, opinion }: Rating): Promise<Result<Discussion, CallRefusal>> {
    return this.http.call(rateContent, { params: { slug }, body: { stars, opinion } });
  }
}
