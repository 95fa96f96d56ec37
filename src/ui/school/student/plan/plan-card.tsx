import { Link } from 'react-router-dom';
import type { MyPlan } from '#application/read-models/plans/my-plans.ts';
import { cataloguePartOf } from '#domain/catalogue/catalogue-menu.ts';
import { contentPath } from '#domain/catalogue/product-kind.ts';
import { Accordion } from '#ui/kit/controls/accordion.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { FactList } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { shortDayText } from '#ui/school/student/learning/texts.ts';
import styles from './plan-card.module.css';

/** A plan in force: until when, for whom, what it holds. A guest's is renewed by its owner. */
export function PlanCard({ plan }: { plan: MyPlan }) {
  const { title, page, isOwn, slug, holds } = plan;
  return (
    <section className={styles.card} data-page={page}>
      <h2>{title}</h2>
      <p className={styles.badges}>
        {page === 'pro' && <Badge kind="highlight">PRO</Badge>}
        <Badge kind="success">Vigente</Badge>
        {!isOwn && <Badge kind="info">Como invitado</Badge>}
      </p>
      <FactList facts={factsOf(plan)} />
      {isOwn && (
        <p className={styles.actions}>
          <LinkButton look="primary" to={`/set-plan/${slug}`}>
            Renovar o ampliar
          </LinkButton>
          {plan.seats !== null && plan.seats.total > 1 && (
            <LinkButton to="/main/gestion-usuarios">Gestionar usuarios</LinkButton>
          )}
        </p>
      )}
      {holds.length > 0 && (
        <Accordion
          items={[{ id: slug, title: 'Lo que incluye', note: `${holds.length}`, content: <Holds holds={holds} /> }]}
        />
      )}
    </section>
  );
}

function Holds({ holds }: Pick<MyPlan, 'holds'>) {
  return (
    <ul className={styles.holds}>
      {holds.map((product) => (
        <li key={product.id}>
          <Link to={contentPath(product.kind, product.slug)}>{product.title}</Link>
          <span className={styles.kind}>{cataloguePartOf(product.kind).one}</span>
        </li>
      ))}
    </ul>
  );
}

function factsOf({
  since,
  until,
  seats,
  responsible,
}: MyPlan): readonly { readonly name: string; readonly value: string }[] {
  return [
    { name: 'Desde', value: shortDayText(since) },
    { name: 'Hasta', value: until === null ? 'Sin vencimiento' : shortDayText(until) },
    ...(seats === null ? [] : [{ name: 'Cupos', value: `${seats.used} de ${seats.total} en uso` }]),
    ...(responsible === null ? [] : [{ name: 'Responsable', value: responsible }]),
  ];
}
