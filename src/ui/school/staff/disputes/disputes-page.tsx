import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { StaffDisputesApi } from '#application/browser/payments/ports/dispute-api.ts';
import type { OfficeDispute, OfficeDisputesPage } from '#application/read-models/payments/office-disputes.ts';
import { disputeReasonTexts, disputeStateTexts } from '#domain/payments/dispute-texts.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { capitalised } from '#domain/shared/text.ts';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { PageHead, Section } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { ListNarrowing } from '#ui/school/staff/desk/list-narrowing.tsx';
import { ListPages } from '#ui/school/staff/desk/list-pages.tsx';
import { officePage, useMay } from '#ui/school/staff/desk/office-page.tsx';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import { WaitingList } from '#ui/school/staff/desk/waiting-list.tsx';
import { pageNumber } from '#ui/school/storefront/catalogue/page-number.ts';
import { DisputeContent } from './dispute-content.tsx';
import { NoteDisputeForm } from './note-dispute-form.tsx';
import type { BegunDispute } from './note-dispute-store.ts';
import { type DisputesAsked, StaffDisputesStore } from './staff-disputes-store.ts';
import { daysLeftText, disputeLists, noDisputes } from './texts.ts';
import styles from './disputes-page.module.css';

interface Loaded {
  readonly asked: DisputesAsked;
  readonly list: OfficeDisputesPage;
  /** What is to be noted. */
  readonly begun: BegunDispute;
}

async function loadPage(services: Services, { url }: LoadArgs): Promise<Loaded> {
  const of = (name: string) => url.searchParams.get(name) ?? '';
  const filter = disputeLists.find(({ inAddress }) => inAddress === of('estado'));
  const page = pageNumber(url);
  if (filter === undefined || page === null) return notFound();
  const { which } = filter;
  const list = needed(await services.get(StaffDisputesApi).list(which, page));
  return {
    asked: { which, page: list.page },
    list,
    begun: { order: of('pedido'), purchase: of('compra'), amount: of('importe') },
  };
}

export function meta(): PageMeta {
  return { title: 'Contracargos', description: '', hidden: true };
}

const Page = observer(function DisputesPage() {
  const loaded = useLoaded<typeof loadPage>();
  const store = useService(StaffDisputesStore);
  const mayNote = useMay('refund-orders');
  const { asked } = loaded;
  useEffect(() => store.show(loaded.list, loaded.asked), [store, loaded]);
  const list = store.of(loaded.list);
  const empty = noDisputes[asked.which];
  return (
    <>
      <PageHead
        title="Contracargos"
        lead="Pagos con tarjeta que el banco de quien compró pide de vuelta. El que vence antes está primero."
      />
      <ListNarrowing
        label="Qué contracargos"
        filters={disputeLists.map(({ which, label }) => ({
          to: addressOf({ which, page: 1 }),
          label,
          isCurrent: which === asked.which,
          waiting: which === 'waiting' ? list.waiting : 0,
        }))}
      />
      <div className={styles.list}>
        <SaidLine said={store.said} />
        {list.disputes.length === 0 && (
          <EmptyState icon="check-circle" title={empty.title}>
            <p>{empty.detail}</p>
          </EmptyState>
        )}
        <WaitingList
          name="contracargos"
          heads={['Contracargo', 'Comprador y motivo', 'Plazo', 'Importe']}
          items={list.disputes.map((dispute) => ({
            id: String(dispute.number),
            title: `Contracargo ${numbered(dispute.number)}`,
            who: dispute.buyer.name,
            what: disputeReasonTexts[dispute.reason],
            when: dispute.state === 'open' ? daysLeftText(dispute.daysLeft) : '',
            flag: <Flag dispute={dispute} />,
            amount: formatMoney(dispute.amount),
            content: <DisputeContent dispute={dispute} />,
          }))}
        />
      </div>
      <ListPages page={list.page} pages={list.pages} pathOf={(page) => addressOf({ ...asked, page })} />
      {mayNote && (
        <Section title="Anotar un contracargo">
          <NoteDisputeForm {...loaded.begun} />
        </Section>
      )}
      <ProofDialog />
    </>
  );
});

/** `/colaboradores/contracargos`: payments that banks take back, until they are decided. Source: decision 0124. */
export const { load, Component } = officePage('see-orders', loadPage, Page);

/** Days before the last one on which it is told apart. */
const SOON = 3;

function Flag({ dispute: { state, daysLeft } }: { dispute: OfficeDispute }) {
  if (state === 'open') return daysLeft <= SOON ? <Badge kind="warning">Urgente</Badge> : null;
  return <Badge kind={state === 'won' ? 'success' : 'info'}>{capitalised(disputeStateTexts[state])}</Badge>;
}

/** Where a list stands: /colaboradores/contracargos?estado=terminados&pagina=2. */
function addressOf({ which, page }: DisputesAsked): string {
  const state = disputeLists.find((each) => each.which === which)?.inAddress ?? '';
  return withQuery('/colaboradores/contracargos', {
    estado: state === '' ? null : state,
    pagina: page === 1 ? null : String(page),
  });
}
