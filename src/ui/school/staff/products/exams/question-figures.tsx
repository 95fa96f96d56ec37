import type { ShownQuestionFigures } from '#application/read-models/exams/exams-in-office.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import styles from './exams.module.css';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** How a question has done in closed attempts, and whether that is bad, in words; nothing of one that nobody was asked. */
export function FiguresOfQuestion({ figures }: { figures: ShownQuestionFigures | null }) {
  if (figures === null || figures.asked === 0 || figures.difficulty === null) return null;
  const { asked, unanswered, difficulty, discrimination, answers, isBad, verdict } = figures;
  return (
    <aside className={styles.figures} aria-label="Cómo le ha ido">
      <h3 className={styles.figuresTitle}>Cómo le ha ido</h3>
      <ul className={styles.verdict} data-bad={isBad || undefined}>
        {verdict.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <dt>Primeros intentos</dt>
        <dd>{asked}</dd>
        <dt>La acierta</dt>
        <dd>{percent(difficulty)}</dd>
        <dt>
          <abbr title="Correlación, de -1 a 1, entre acertarla y salir bien en el resto del examen">
            Discriminación
          </abbr>
        </dt>
        <dd>{discrimination === null ? 'No se puede decir' : discrimination.toFixed(2)}</dd>
      </dl>
      <table className={styles.given}>
        <caption>Qué se respondió</caption>
        <tbody>
          {answers.map(({ answer, count, right }) => (
            <tr key={answer}>
              <th scope="row">
                {answer} {right && <Icon name="check" label="Correcta" />}
              </th>
              <td>{count}</td>
              <td>
                <meter min={0} max={asked} value={count} aria-label={percent(count / asked)} />
              </td>
            </tr>
          ))}
          {unanswered > 0 && (
            <tr>
              <th scope="row">Sin responder</th>
              <td>{unanswered}</td>
              <td>
                <meter min={0} max={asked} value={unanswered} aria-label={percent(unanswered / asked)} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <p className={styles.hint}>Del primer intento de cada estudiante, como la pregunta está publicada.</p>
    </aside>
  );
}
