import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';

/** What plans are, for whoever has none. Source: AUTH-4, USER-6. */
export function WithoutPlan({ title, children }: { title: string; children: string }) {
  const pages = useService(PageMap);
  return (
    <EmptyState
      icon="layers"
      title={title}
      actions={
        <LinkButton look="primary" to={pages.has('/pro') ? '/pro' : '/contenidos/planes'}>
          Ver los planes
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}
