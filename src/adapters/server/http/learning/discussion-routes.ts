import type { FastifyInstance } from 'fastify';
import {
  changeComment,
  contentDiscussion,
  rateContent,
  removeComment,
  writeComment,
} from '#adapters/http-contract/learning/discussions.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { Discussion } from '#application/read-models/learning/discussion.ts';
import { ChangeComment } from '#application/server/learning/change-comment.ts';
import type { ContentRefusal } from '#application/server/learning/content-access.ts';
import { RateContent } from '#application/server/learning/rate-content.ts';
import { ReadDiscussion } from '#application/server/learning/read-discussion.ts';
import { WriteComment } from '#application/server/learning/write-comment.ts';
import type { Result } from '#domain/shared/result.ts';
import { discussionRefusals } from './discussion-refusals.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

const changeCommentRefusals = only(
  discussionRefusals,
  'comment-missing',
  'comment-not-found',
  'comment-too-long',
  'content-not-found',
  'content-not-owned',
);
const removeCommentRefusals = only(
  discussionRefusals,
  'comment-missing',
  'comment-not-found',
  'comment-too-long',
  'content-not-found',
  'content-not-owned',
);

const limit = { requests: 20, seconds: 60 };

/** Comments and ratings of a content, for those who have it; each call answers how things stand afterwards. */
export function discussionRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, contentDiscussion, only(discussionRefusals, 'content-not-found', 'content-not-owned'), (call) =>
    read(school, call.caller.userId, call.params.slug),
  );
  serve(
    app,
    school,
    writeComment,
    only(discussionRefusals, 'comment-missing', 'comment-too-long', 'content-not-found', 'content-not-owned'),
    async (call) => {
      const { userId } = call.caller;
      const { slug } = call.params;
      const written = await school.write(WriteComment, (write) => write.execute(userId, slug, call.body.text));
      return written.ok ? read(school, userId, slug) : written;
    },
    { limit },
  );
  serve(app, school, changeComment, changeCommentRefusals, async (call) => {
    const { userId } = call.caller;
    const { slug, commentId } = call.params;
    const { text } = call.body;
    const changed = await school.write(ChangeComment, (change) => change.execute(userId, slug, commentId, text));
    return changed.ok ? read(school, userId, slug) : changed;
  });
  serve(app, school, removeComment, removeCommentRefusals, async (call) => {
    const { userId } = call.caller;
    const { slug, commentId } = call.params;
    const removed = await school.write(ChangeComment, (change) => change.execute(userId, slug, commentId, null));
    return removed.ok ? read(school, userId, slug) : removed;
  });
  serve(
    app,
    school,
    rateContent,
    only(
      discussionRefusals,
      'content-not-found',
      'content-not-owned',
      'opinion-too-long',
      'seen-too-little',
      'stars-missing',
    ),
    async (call) => {
      const { userId } = call.caller;
      const rated = await school.write(RateContent, (rate) => rate.execute(userId, call.params.slug, call.body));
      return rated.ok ? read(school, userId, call.params.slug) : rated;
    },
    { limit },
  );
}

function read(school: School, userId: string, slug: string): Promise<Result<Discussion, ContentRefusal>> {
  return school.get(ReadDiscussion).execute(userId, slug);
}
