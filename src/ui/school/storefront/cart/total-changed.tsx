import type { CartNotice } from '#application/read-models/cart/cart-view.ts';
import { type ChangeReason, type TotalChange, totalChangedText } from '#domain/cart/total-change.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { reasonText } from './store/change-texts.ts';
import { codeGoneText } from './texts.ts';
import styles from './cart-page.module.css';

interface TotalChangedProps {
  readonly change: TotalChange;
  /** Why codes are no longer in force, said here in place of that they are not. */
  readonly gone?: readonly CartNotice[];
  readonly onRead: () => void;
}

/** The total is another than the one last shown, and why. Source: look.md, Cart and checkout. */
export function TotalChanged({ change, gone = [], onRead }: TotalChangedProps) {
  return (
    <Notice kind="alert" title={totalChangedText(change.from, change.to)} live>
      <ChangeReasons reasons={change.reasons} gone={gone} />
      <Button look="quiet" size="small" onClick={onRead}>
        Entendido
      </Button>
    </Notice>
  );
}

interface ChangeReasonsProps {
  readonly reasons: readonly ChangeReason[];
  readonly gone?: readonly CartNotice[];
}

/** One line for each thing that changed. */
export function ChangeReasons({ reasons, gone = [] }: ChangeReasonsProps) {
  const texts = reasons.map((reason) => {
    const why = gone.find((notice) => tellsOf(notice, reason));
    return why === undefined ? reasonText(reason) : codeGoneText(why);
  });
  if (texts.length < 2) return <p>{texts[0] ?? 'El resumen muestra cómo se calcula ahora.'}</p>;
  return (
    <ul className={styles.reasons}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Whether a notice says why a code left, which is why the total changed. */
export const tellsOf = ({ word }: CartNotice, reason: ChangeReason): boolean =>
  reason.kind === 'code-out' && reason.word === word;
