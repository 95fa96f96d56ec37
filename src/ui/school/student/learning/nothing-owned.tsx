import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';

/** Stands in the student area of somebody who owns nothing: yet, or by now. */
export function NothingOwned({ hasStudied }: { hasStudied: boolean }) {
  if (hasStudied) return <NothingLeft />;
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

function NothingLeft() {
  return (
    <EmptyState
      icon="book-open"
      title="Ahora no tienes contenidos"
      actions={
        <>
          <LinkButton look="primary" to="/cursos">
            Ver los cursos
          </LinkButton>
          <LinkButton to="/main/mis-certificados">Mis certificados</LinkButton>
          <LinkButton to="/main/mis-notas">Mis notas</LinkButton>
        </>
      }
    >
      <p>Terminó tu acceso a lo que tenías. Tus certificados, tus notas y tu avance siguen guardados.</p>
    </EmptyState>
  );
}
