import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { DiscussionApi } from '#application/browser/learning/ports/discussion-api.ts';
import type { Discussion } from '#application/read-models/learning/discussion.ts';
import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import type { ContentOutline } from '#application/read-models/learning/content-outline.ts';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { ContentFrame } from '#ui/school/student/learning/content-frame.tsx';
import { NotOwned, owned, type Owned } from '#ui/school/student/learning/ownership.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import styles from './comments-page.module.css';
import { CommentsStore } from './comments-store.ts';
import { OpinionList } from './opinion-list.tsx';
import { RatingForm } from './rating-form.tsx';
import { RatingStore } from './rating-store.ts';

interface Loaded {
  readonly outline: ContentOutline;
  readonly discussion: Discussion;
}

export async function load(services: Services, { params }: LoadArgs): Promise<Owned<Loaded>> {
  const slug = params['slug'] ?? '';
  const [outline, discussion] = await Promise.all([
    services.get(LearningApi).outline(slug),
    services.get(DiscussionApi).read(slug),
  ]);
  const content = owned(outline, slug);
  if (!content.owned) return content;
  const said = owned(discussion, slug);
  return said.owned ? { owned: true, value: { outline: content.value, discussion: said.value } } : said;
}

export function meta(loaded: Owned<Loaded>): PageMeta {
  const title = loaded.owned ? `Comentarios de ${loaded.value.outline.title}` : loaded.title;
  return { title, description: '', hidden: true };
}

/** What those who have a content say of it: their rating and their comments. Source: LEARN-2. */
export function Component() {
  const loaded = useLoaded<typeof load>();
  return loaded.owned ? <Comments key={loaded.value.outline.slug} loaded={loaded.value} /> : <NotOwned {...loaded} />;
}

const Comments = observer(function Comments({ loaded: { outline, discussion } }: { loaded: Loaded }) {
  const api = useService(DiscussionApi);
  const drafts = useService(FormDrafts);
  const [comments] = useState(() => new CommentsStore(api, outline.slug, discussion, drafts));
  const [rating] = useState(
    () => new RatingStore(api, outline.slug, discussion.rating.own, (after) => comments.stand(after), drafts),
  );
  useEffect(() => {
    void comments.draft.resume();
    void rating.resume();
  }, [comments, rating]);
  const said = comments.discussion;
  return (
    <ContentFrame content={outline}>
      <div className={styles.columns}>
        <section className={styles.comments} aria-labelledby="comentarios">
          <h2 id="comentarios">Comentarios</h2>
          <CommentForm store={comments} />
          {said.comments.length === 0 ? (
            <p className={styles.none}>Todavía no hay comentarios. El tuyo puede ser el primero.</p>
          ) : (
            <CommentList store={comments} />
          )}
        </section>
        <section className={styles.rating} aria-labelledby="calificacion">
          <h2 id="calificacion">Calificación</h2>
          <RatingForm store={rating} given={said.rating} />
          {said.opinions.length > 0 && <OpinionList opinions={said.opinions} />}
        </section>
      </div>
    </ContentFrame>
  );
});
