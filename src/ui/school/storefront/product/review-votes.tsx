import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ReviewApi } from '#application/browser/learning/ports/review-api.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import styles from './product-story.module.css';

interface ReviewVotesProps {
  readonly id: string;
  /** How many found it helpful. */
  readonly helpful: number;
}

/** Whether an opinion helped, and reporting it: for whoever is signed in. */
export const ReviewVotes = observer(function ReviewVotes(props: ReviewVotesProps) {
  const { helpful } = props;
  if (useLate('session')?.signedIn === true) return <Votes {...props} />;
  return helpful === 0 ? null : (
    <p className={styles.votes}>{helpful === 1 ? 'Útil para una persona' : `Útil para ${helpful} personas`}</p>
  );
});

function Votes({ id, helpful }: ReviewVotesProps) {
  const api = useService(ReviewApi);
  const [isHelpful, setHelpful] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const find = async () => {
    const done = await api.findHelpful(id, !isHelpful);
    setSaid(done.ok ? null : done.refusal.detail);
    if (done.ok) setHelpful(!isHelpful);
  };
  const report = async () => {
    const done = await api.report(id, '');
    setSaid(done.ok ? 'La reportaste: la revisaremos.' : done.refusal.detail);
  };
  const count = helpful + (isHelpful ? 1 : 0);
  return (
    <div className={styles.votes}>
      <Button size="small" aria-pressed={isHelpful} onClick={() => void find()}>
        Me sirvió{count > 0 && ` (${count})`}
      </Button>
      <Button size="small" look="quiet" onClick={() => void report()}>
        Reportar
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}
