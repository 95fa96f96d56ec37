import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ReviewApi } from '#application/browser/learning/ports/review-api.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import styles from './product-story.module.css';
import { ReviewVotesStore } from './review-votes-store.ts';

interface ReviewVotesProps {
  readonly id: string;
  /** How many found it helpful when the page was drawn. */
  readonly helpful: number;
  /** All opinions of the page: what is known of them is asked at once. */
  readonly among: readonly string[];
}

/** Whether an opinion helped, and reporting it: for whoever is signed in. */
export const ReviewVotes = observer(function ReviewVotes(props: ReviewVotesProps) {
  const user = useLate('session')?.user ?? null;
  return user === null ? <Helpful count={props.helpful} /> : <Votes {...props} account={user.email} />;
});

const Votes = observer(function Votes({ id, helpful, among, account }: ReviewVotesProps & { account: string }) {
  const store = storeOf(useService(ReviewApi), useService(Reads));
  useEffect(() => void store.know(among, account), [store, among, account]);
  const vote = store.of(id);
  if (vote?.isOwn === true) return <Helpful count={vote.helpful} />;
  const count = vote?.helpful ?? helpful;
  return (
    <div className={styles.votes}>
      <Button
        size="small"
        className={styles.vote}
        aria-pressed={vote?.isHelpful === true}
        onClick={() => void store.find(id)}
      >
        {vote?.isHelpful === true && <Icon name="check" />}
        Me sirvió{count > 0 && ` (${count})`}
      </Button>
      {vote?.isReported !== true && (
        <Button size="small" look="quiet" onClick={() => void store.report(id)}>
          Reportar
        </Button>
      )}
      <span role="status">{store.said(id) ?? (vote?.isReported === true && 'La reportaste: la revisaremos.')}</span>
    </div>
  );
});

function Helpful({ count }: { count: number }) {
  if (count === 0) return null;
  return <p className={styles.votes}>{count === 1 ? 'Útil para una persona' : `Útil para ${count} personas`}</p>;
}

const stores = new WeakMap<ReviewApi, ReviewVotesStore>();

/** One for all opinions of a page. It is made here and not in a container, so that it comes with this part alone. */
function storeOf(api: ReviewApi, reads: Reads): ReviewVotesStore {
  const store = stores.get(api) ?? new ReviewVotesStore(api, reads);
  stores.set(api, store);
  return store;
}
