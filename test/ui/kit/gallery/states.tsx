import { Accordion } from '#ui/kit/controls/accordion.tsx';
import { Avatar } from '#ui/kit/layout/avatar.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx';
import { ContentTabs } from '#ui/kit/controls/content-tabs.tsx';
import { CountdownText } from '#ui/kit/feedback/countdown-text.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { FormActions } from '#ui/kit/forms/form.tsx';
import { PageHead, Section, Stack } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { ProgressBar } from '#ui/kit/feedback/progress-bar.tsx';
import { Prose } from '#ui/kit/layout/prose.tsx';
import { Loading, SkeletonBlock, SkeletonRows, SkeletonText } from '#ui/kit/feedback/skeleton.tsx';
import { EmptyState, ErrorState, Notice } from '#ui/kit/feedback/states.tsx';
import { checkoutSteps, StepBar } from '#ui/kit/feedback/step-bar.tsx';

const orders = [
  { number: 'P-1042', day: '14/12/2026', state: 'Confirmado', total: 'S/. 373.83' },
  { number: 'P-1038', day: '02/12/2026', state: 'Pendiente', total: 'S/. 118.00' },
];

export function Structure() {
  return (
    <Section title="Estructura">
      <Stack>
        <PageHead
          above={
            <Breadcrumbs
              crumbs={[
                { label: 'Inicio', to: '/' },
                { label: 'Cursos', to: '/cursos' },
              ]}
            />
          }
          title="Derecho laboral para empresas"
          lead="Contrata, paga y termina relaciones de trabajo sin sorpresas."
        />
        <StepBar label="Pasos de tu compra" steps={checkoutSteps} current={1} />
        <ContentTabs
          label="Partes del curso"
          tabs={[
            { to: '/cursos/derecho-laboral', label: 'Clases', count: 12 },
            { to: '/cursos/derecho-laboral/examenes', label: 'Exámenes' },
            { to: '/cursos/derecho-laboral/materiales', label: 'Materiales' },
          ]}
        />
        <Accordion
          name="preguntas"
          items={[
            {
              id: 'a',
              title: '¿Mis cursos vencen?',
              content: 'No. Estudia a tu ritmo y vuelve cuando quieras.',
              open: true,
            },
            { id: 'b', title: 'Módulo 1. El contrato de trabajo', note: '4 clases', content: 'Desde el primer día.' },
          ]}
        />
        <DataTable
          caption="Tus pedidos"
          rows={orders}
          rowKey={({ number }) => number}
          columns={[
            { key: 'number', title: 'Pedido', cell: ({ number }) => number },
            { key: 'day', title: 'Fecha', cell: ({ day }) => <time>{day}</time> },
            { key: 'state', title: 'Estado', cell: ({ state }) => <Badge kind="success">{state}</Badge> },
            { key: 'total', title: 'Total', cell: ({ total }) => total, amount: true },
          ]}
        />
        <Prose>
          <h2>Qué aprenderás</h2>
          <p>
            Un curso breve sobre el <a href="#contenido">contrato de trabajo</a>, para quien decide y para quien firma.
          </p>
          <ul>
            <li>Elegir la modalidad de contratación.</li>
            <li>Calcular beneficios sociales.</li>
          </ul>
        </Prose>
      </Stack>
    </Section>
  );
}

export function States() {
  return (
    <Section title="Estados">
      <Stack>
        <FormActions>
          <Badge>Borrador</Badge>
          <Badge kind="highlight">−20 %</Badge>
          <Badge kind="accent">Nuevo</Badge>
          <Badge kind="success" icon="check">
            Aprobado
          </Badge>
          <Badge kind="danger">Vencido</Badge>
          <Badge kind="warning">Pendiente</Badge>
          <Badge kind="info">En vivo</Badge>
          <Avatar name="Rosa Huamán Quispe" />
          <Avatar name="Jorge Salas" size="large" />
          <CountdownText left={{ days: 2, hours: 3, minutes: 14, seconds: 9 }} withSeconds />
        </FormActions>
        <Notice kind="success" title="Tu pago está confirmado">
          <p>Ya puedes empezar.</p>
        </Notice>
        <Notice kind="alert">Tu cupón vence hoy a las 11:59 p. m.</Notice>
        <Notice kind="error">No pudimos leer tu comprobante. Sube una imagen o un PDF.</Notice>
        <Notice>El seminario empieza en hora de Lima.</Notice>
        <ProgressBar label="Avance del curso" value={58} />
        <EmptyState
          icon="cart"
          title="Tu carrito está vacío"
          actions={
            <LinkButton to="/cursos" look="primary">
              Ver los cursos
            </LinkButton>
          }
        >
          Busca un curso, un seminario o un libro y agrégalo aquí.
        </EmptyState>
        <ErrorState title="No pudimos cargar tus cursos" kept="Tu avance está guardado." onRetry={() => undefined}>
          La conexión se cortó a medio camino.
        </ErrorState>
      </Stack>
    </Section>
  );
}

export function Moving() {
  return (
    <Section title="Carga">
      <Loading>
        <SkeletonBlock shape="heading" />
        <SkeletonText />
        <SkeletonRows rows={2} />
      </Loading>
    </Section>
  );
}
