import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { formatMoney } from '#domain/shared/money.ts';
import { formatRate } from '#domain/shared/rate.ts';
import { type DiscountCode, CODE_MISSING } from '#domain/cart/discount-code.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { CartStore } from './store/cart-store.ts';
import styles from './cart-summary.module.css';

/** The one code in force, or the field for one; a newly entered valid code replaces it, an invalid one changes nothing. Source: CART-2. */
export const CodeEntry = observer(function CodeEntry() {
  const store = useService(CartStore);
  const { code } = store.cart;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.code}>
      {code !== null && <CodeInForce code={code} onDrop={() => store.dropCode()} />}
      {code === null || isOpen ? (
        <CodeForm onEntered={() => setOpen(false)} />
      ) : (
        <Button look="quiet" size="small" onClick={() => setOpen(true)}>
          Usar otro código
        </Button>
      )}
    </div>
  );
});

function CodeForm({ onEntered }: { onEntered: () => void }) {
  const store = useService(CartStore);
  const [word, setWord] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (word.trim() === '') return setError(CODE_MISSING);
    setBusy(true);
    const entered = await store.enterCode(word);
    setBusy(false);
    setError(entered.ok ? null : entered.refusal.detail);
    if (!entered.ok) return;
    setWord('');
    onEntered();
  };
  return (
    <form className={styles.codeForm} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        name="codigo"
        label="Cupón, promoción o código"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={word}
        error={error}
        onChange={(event) => setWord(event.target.value)}
      />
      <Button type="submit" busy={busy && 'Aplicando…'}>
        Aplicar
      </Button>
    </form>
  );
}

function CodeInForce({ code, onDrop }: { code: DiscountCode; onDrop: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const drop = async () => {
    setBusy(true);
    await onDrop();
    setBusy(false);
  };
  const { reduction, scope } = code.discount;
  const off = reduction.kind === 'percentage' ? formatRate(reduction.rate) : formatMoney(reduction.amount);
  return (
    <div className={styles.inForce} role="status">
      <Icon name="coupon" />
      <p>
        <strong>{code.word}</strong>
        <span className={styles.terms}>
          {off} menos {scope.kind === 'whole-cart' ? 'en todo el carrito' : 'en algunos productos'}
        </span>
      </p>
      <Button look="quiet" size="small" busy={busy && 'Quitando…'} onClick={() => void drop()}>
        Quitar<VisuallyHidden> el código {code.word}</VisuallyHidden>
      </Button>
    </div>
  );
}
