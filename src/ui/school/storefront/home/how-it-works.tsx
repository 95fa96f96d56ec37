import { Link } from 'react-router-dom';
import type { ShortQuestion } from '#domain/support/help-question.ts';
import { Accordion } from '#ui/kit/controls/accordion.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import styles from './how-it-works.module.css';

const ways = [
  ['/lectura', 'Lee antes de comprar', 'Las primeras páginas de cada libro y cada revista, gratis.'],
  ['/consultorias', 'Consultorías', 'Tu caso con un especialista, y su respuesta por escrito.'],
  ['/empresas', 'Para empresas', 'Compra para varias personas y recibe factura.'],
] as const;

/** Further ways to study, each with a page of its own. */
export function OtherWays() {
  return (
    <ul className={styles.columns} data-ruled>
      {ways.map(([path, title, text]) => (
        <li key={path}>
          <h2>
            <Link to={path}>{title}</Link>
          </h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

const steps = [
  ['Elige y paga', 'El carrito explica cada céntimo del precio y del IGV antes de pagar.'],
  ['Estudia a tu ritmo', 'En vivo, en video o leyendo en línea; vuelves donde lo dejaste, en cualquier equipo.'],
  ['Recibe tu certificado', 'Con un código que cualquiera puede validar en segundos.'],
] as const;

/** From the choice to the certificate. Source: SITE-5. */
export function HowItWorks() {
  return (
    <Section title="Cómo funciona">
      <ol className={styles.columns}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What is asked most. Source: SITE-5. */
export function Questions({ questions }: { questions: readonly ShortQuestion[] }) {
  return (
    <Section title="Preguntas frecuentes" more={{ to: '/ayuda', label: 'Ver toda la ayuda' }}>
      <Accordion
        items={questions.map(({ question, answer }) => ({ id: question, title: question, content: <p>{answer}</p> }))}
      />
    </Section>
  );
}
