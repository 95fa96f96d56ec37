import {
  changeComment,
  contentDiscussion,
  rateContent,
  removeComment,
  writeComment,
} from '#adapters/http-contract/learning/discussions.ts';
import { DiscussionApi } from '#application/browser/learning/ports/discussion-api.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const DiscussionApiOverHttp = overHttp(DiscussionApi, {
  read: to(contentDiscussion, (slug) => ({ params: { slug } })),
  comment: to(writeComment, (slug, text) => ({ params: { slug }, body: { text } })),
  change: to(changeComment, (slug, commentId, text) => ({ params: { slug, commentId }, body: { text } })),
  remove: to(removeComment, (slug, commentId) => ({ params: { slug, commentId } })),
  rate: to(rateContent, (slug, { stars, opinion }) => ({ params: { slug }, body: { stars, opinion } })),
});
