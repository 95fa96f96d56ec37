import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { OfficeCodeApi } from '#application/browser/cart/ports/office-code-api.ts';
import type { CodeUse, CodeUsesPage } from '#application/read-models/cart/code-sales.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { AccountEmail } from '#ui/school/staff/desk/account-email.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { MoneyText } from '#ui/kit/layout/money-text.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { atText, officeOrderPath, orderLooks } from '#ui/school/staff/orders/texts.ts';
import { stateNames } from '#ui/school/student/receipts/texts.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import styles from './resources.module.css';

/** The orders that have claimed a code, by pages; nothing where there are none. */
export function CodeUseList({ codeId }: { codeId: number }) {
  const api = useService(OfficeCodeApi);
  const [page, setPage] = useState(1);
  const [list, setList] = useState<CodeUsesPage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void api.uses(codeId, page).then((found) => {
      if (!isWanted) return;
      if (found.ok) setList(found.value);
      setProblem(found.ok ? null : found.refusal.detail);
    });
    return () => {
      isWanted = false;
    };
  }, [api, codeId, page, tries]);
  if (problem !== null) {
    return (
      <Notice kind="error" live>
        <p>{problem}</p>
        <Button size="small" onClick={() => setTries(tries + 1)}>
          Intentar de nuevo
        </Button>
      </Notice>
    );
  }
  if (list === null) return <p role="status">Un momento…</p>;
  if (list.total === 0) return null;
  return (
    <div className={styles.group}>
      <Uses uses={list.uses} />
      {list.pages > 1 && (
        <nav className={styles.turning} aria-label="Páginas de los usos">
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Más recientes
          </Button>
          <span role="status">
            Página {page} de {list.pages}
          </span>
          <Button size="small" disabled={page >= list.pages} onClick={() => setPage(page + 1)}>
            Más antiguos
          </Button>
        </nav>
      )}
    </div>
  );
}

function Uses({ uses }: { uses: readonly CodeUse[] }) {
  return (
    <DataTable
      caption="Uno por uno, el último primero"
      rows={uses}
      rowKey={({ number }) => number}
      columns={[
        {
          key: 'order',
          title: 'Pedido',
          cell: ({ number }) => <Link to={officeOrderPath(number)}>{numbered(number)}</Link>,
        },
        { key: 'at', title: 'Cuándo', cell: ({ usedAt }) => atText(usedAt) },
        {
          key: 'buyer',
          title: 'Quién',
          cell: ({ buyer }) => (
            <>
              {buyer.name}
              <br />
              <small>
                <AccountEmail email={buyer.email} />
              </small>
            </>
          ),
        },
        {
          key: 'state',
          title: 'Estado',
          cell: ({ state }) => <Badge kind={orderLooks[state]}>{stateNames[state]}</Badge>,
        },
        { key: 'taken', title: 'Se le quitó', amount: true, cell: ({ taken }) => <MoneyText amount={taken} /> },
        { key: 'total', title: 'Pagó o paga', amount: true, cell: ({ total }) => <MoneyText amount={total} /> },
      ]}
    />
  );
}
