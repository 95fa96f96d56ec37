import { useEffect, useState } from 'react';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { OfficeCodeApi } from '#application/browser/cart/ports/office-code-api.ts';
import type { SellerSales } from '#application/read-models/cart/code-sales.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import { SoldByMonth } from '#ui/school/student/seller/sold-by-month.tsx';
import { CodeUseList } from './code-use-list.tsx';
import styles from './resources.module.css';

/** What a verified seller has besides its form: what was sold with its code, by month, and order by order for who may see orders. */
export function SellerExtras({ id }: { id: number }) {
  const api = useService(OfficeCodeApi);
  const maySeeOrders = useMay('see-orders');
  const [sales, setSales] = useState<SellerSales | null>(null);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void api.sales(id).then((found) => {
      if (!isWanted) return;
      if (found.ok) setSales(found.value);
      setRefusal(found.ok ? null : found.refusal);
    });
    return () => {
      isWanted = false;
    };
  }, [api, id, tries]);
  return (
    <Section title="Lo que vendió">
      {refusal?.kind === 'seller-without-code' && <p>Elige su código y guarda: aquí verás lo que se venda con él.</p>}
      {refusal !== null && refusal.kind !== 'seller-without-code' && (
        <Notice kind="error" live>
          <p>{refusal.detail}</p>
          <Button size="small" onClick={() => setTries(tries + 1)}>
            Intentar de nuevo
          </Button>
        </Notice>
      )}
      {refusal === null && sales === null && <p role="status">Un momento…</p>}
      {sales !== null && (
        <div className={styles.fields}>
          <SoldByMonth sales={sales} />
          {maySeeOrders && <CodeUseList codeId={sales.codeId} />}
        </div>
      )}
    </Section>
  );
}
