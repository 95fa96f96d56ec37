import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';

/** Stands in the student area of somebody who owns nothing yet. */
export function NothingOwned() {
  return (
    <EmptyState
      icon="book-open"
      title="Todavía no tienes contenidos"
      actions={
        <>
          <LinkButton look="primary" to="/cursos">
            Ver los cursos
          </LinkButton>
          <LinkButton to="/seminarios">Ver los seminarios</LinkButton>
        </>
      }
    >
      <p>Cuando compres un curso, un libro o un seminario, lo abrirás desde aquí. Los cursos no vencen.</p>
    </EmptyState>
  );
}
