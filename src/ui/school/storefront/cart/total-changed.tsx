import { type ChangeReason, type TotalChange, totalChangedText } from '#domain/cart/total-change.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { reasonText } from './store/change-texts.ts';
import styles from './cart-page.module.css';

/** The total is another than the one last shown, and why. Source: look.md, Cart and checkout. */
export function TotalChanged({ change, onRead }: { change: TotalChange; onRead: () => void }) {
  return (
    <Notice kind="alert" title={totalChangedText(change.from, change.to)} live>
      <ChangeReasons reasons={change.reasons} />
      <Button look="quiet" size="small" onClick={onRead}>
        Entendido
      </Button>
    </Notice>
  );
}

/** One line for each thing that changed. */
export function ChangeReasons({ reasons }: { reasons: readonly ChangeReason[] }) {
  if (reasons.length === 0) return <p>El resumen muestra cómo se calcula ahora.</p>;
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={`${reason.kind} ${'title' in reason ? reason.title : reason.word}`}>{reasonText(reason)}</li>
      ))}
    </ul>
  );
}
