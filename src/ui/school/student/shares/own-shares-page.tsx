import { OwnShareApi } from '#application/browser/receipts/ports/share-api.ts';
import type { MonthShares } from '#application/read-models/receipts/month-shares.ts';
import { monthText } from '#domain/orders/sales-by-month.ts';
import { bookMonth } from '#domain/receipts/books/book-month.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmptyState, Notice } from '#ui/kit/feedback/states.tsx';
import { PageHead, Stack } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { ShareMonth, ShareStatementTable } from './share-statements.tsx';

export async function load(services: Services, { url }: LoadArgs): Promise<MonthShares> {
  const asked = url.searchParams.get('mes') ?? '';
  if (asked !== '' && bookMonth(asked) === null) return notFound();
  return needed(await services.get(OwnShareApi).own(asked));
}

export function meta(): PageMeta {
  return { title: 'Mis participaciones', description: 'Lo que te corresponde de las ventas.', hidden: true };
}

/** `/main/participaciones`: what is a teacher's or a seller's of each month, their own alone. Decision 0102. */
export function Component() {
  const { month, months, isKept, statements } = useLoaded<typeof load>();
  return (
    <>
      <PageHead
        title="Mis participaciones"
        lead="Lo que te corresponde de lo que se vendió cada mes, sin IGV. Lo que se devuelve a quien compró se resta en el mes en que se devuelve."
      />
      <Stack>
        <ShareMonth month={month} months={months} />
        {!isKept && statements.length > 0 && (
          <Notice>
            <p>La escuela todavía no cierra {monthText(month)}: estos importes pueden cambiar.</p>
          </Notice>
        )}
        {statements.length === 0 && (
          <EmptyState
            icon="receipt"
            title={`No hay participaciones tuyas en ${monthText(month)}`}
            actions={<LinkButton to="/main/mis-ventas">Ventas con tu código</LinkButton>}
          >
            <p>Aparecen aquí si eres docente o vendedor verificado, con la cuenta o el correo que conoce la escuela.</p>
          </EmptyState>
        )}
      </Stack>
      {statements.map((statement) => (
        <ShareStatementTable key={`${statement.party.kind} ${statement.party.id}`} statement={statement} own />
      ))}
    </>
  );
}
