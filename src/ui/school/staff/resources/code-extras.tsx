import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { OfficeCodeApi } from '#application/browser/cart/ports/office-code-api.ts';
import { ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import type { CodeUsage, ShownTrial } from '#application/read-models/cart/shown-trial.ts';
import type { ShownChoice } from '#application/read-models/office/resources/shown-things.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FieldError } from '#ui/kit/forms/field.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { Section, SumList } from '#ui/kit/layout/layout.tsx';
import { MoneyText } from '#ui/kit/layout/money-text.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import { CodeUseList } from './code-use-list.tsx';
import { PicksChoice } from './picks-choice.tsx';
import { ResourceFormStore } from './resource-form-store.ts';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import styles from './resources.module.css';

/** What a code has besides its form: how it is doing, the button that stops it, and a cart to try it on. */
export function CodeExtras({ id }: { id: number }) {
  return (
    <>
      <Usage id={id} />
      <Trial />
    </>
  );
}

function Usage({ id }: { id: number }) {
  const api = useService(OfficeCodeApi);
  const [mayChange, maySeeOrders] = [useMay('manage-codes'), useMay('see-orders')];
  const [usage, setUsage] = useState<CodeUsage | null>(null);
  const [said, setSaid] = useState<{ text: string; isProblem: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void api.usage(id).then((found) => {
      if (!isWanted) return;
      if (found.ok) setUsage(found.value);
      else setSaid({ text: found.refusal.detail, isProblem: true });
    });
    return () => {
      isWanted = false;
    };
  }, [api, id]);
  const stop = async (isStopped: boolean): Promise<void> => {
    setBusy(true);
    const stopped = await api.stop(id, isStopped);
    setBusy(false);
    if (!stopped.ok) return setSaid({ text: stopped.refusal.detail, isProblem: true });
    setUsage((before) => ({ uses: before?.uses ?? 0, isStopped }));
    setSaid({
      text: isStopped ? 'Detenido: ningún carrito lo acepta ya.' : 'Reactivado: vale en sus días.',
      isProblem: false,
    });
  };
  return (
    <Section title="Usos">
      <div className={styles.group}>
        {usage !== null && (
          <p>
            {usesText(usage.uses)} Los pedidos hechos con él siguen igual aunque lo cambies o lo detengas; el que se
            devuelve entero deja libre su uso.
          </p>
        )}
        <SaidLine said={said} stays />
        {usage !== null && mayChange && (
          <Button busy={isBusy && 'Un momento…'} onClick={() => void stop(!usage.isStopped)}>
            {usage.isStopped ? 'Reactivar el código' : 'Detener el código'}
          </Button>
        )}
        {maySeeOrders && <CodeUseList codeId={id} />}
      </div>
    </Section>
  );
}

function usesText(uses: number): string {
  if (uses === 0) return 'Todavía no se usó.';
  return uses === 1 ? 'Se usó 1 vez.' : `Se usó ${uses} veces.`;
}

/** An example cart, priced by the school as it prices every other. */
const Trial = observer(function Trial() {
  const api = useService(OfficeCodeApi);
  const search = useService(ResourceApi);
  const store = useService(ResourceFormStore);
  const id = useId();
  const [picked, setPicked] = useState<readonly ShownChoice[]>([]);
  const [trial, setTrial] = useState<ShownTrial | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const tryOn = async (): Promise<void> => {
    const tried = await api.tryOn(
      store.typed,
      picked.map((each) => each.id),
    );
    setTrial(tried.ok ? tried.value : null);
    setProblem(tried.ok ? null : tried.refusal.detail);
  };
  return (
    <Section title="Probarlo en un carrito">
      <div className={`${styles.form} ${styles.group}`}>
        <p className={styles.legend} aria-hidden>
          Productos del carrito
        </p>
        <PicksChoice
          label="Productos del carrito"
          picked={picked}
          find={(words) => search.pickable('products', words)}
          onChange={setPicked}
        />
        <FieldError id={id} error={problem} />
        <Button disabled={picked.length === 0} onClick={() => void tryOn()}>
          Calcular
        </Button>
      </div>
      <div role="status">{trial !== null && <Sums trial={trial} />}</div>
    </Section>
  );
});

function Sums({ trial }: { trial: ShownTrial }) {
  return (
    <>
      <DataTable
        caption={<VisuallyHidden>El carrito de ejemplo</VisuallyHidden>}
        rows={trial.lines}
        rowKey={({ title }) => title}
        columns={[
          { key: 'title', title: 'Producto', cell: ({ title }) => title },
          { key: 'price', title: 'Precio', amount: true, cell: ({ price }) => <MoneyText amount={price} /> },
          {
            key: 'discount',
            title: 'Descuento',
            amount: true,
            cell: ({ discount }) => <MoneyText amount={discount} />,
          },
          { key: 'net', title: 'Queda', amount: true, cell: ({ net }) => <MoneyText amount={net} /> },
        ]}
      />
      <div className={styles.sums}>
        <SumList
          sums={[
            { name: 'Subtotal', value: <MoneyText amount={trial.price} /> },
            { name: 'Descuento', value: <MoneyText amount={trial.discount} /> },
            { name: 'Base imponible', value: <MoneyText amount={trial.base} /> },
            { name: 'IGV', value: <MoneyText amount={trial.tax} /> },
            { name: 'Total', value: <MoneyText amount={trial.net} />, total: true },
          ]}
        />
      </div>
    </>
  );
}
