/** What a page that the browser draws needs, and what can be done without. Drawn by the server alone: whoever reads it runs nothing. */
export function WithoutScript() {
  return (
    <main>
      <h1>Esta página necesita JavaScript</h1>
      <p>
        Tu cuenta, tus clases, los exámenes y el pago funcionan con JavaScript. Actívalo en tu navegador y vuelve a
        cargar esta página: lo que guardaste sigue en su lugar.
      </p>
      <p>
        Sin él puedes <a href="/">ver el catálogo</a>, <a href="/contacto">escribirnos</a> o usar el{' '}
        <a href="/reclamaciones">Libro de Reclamaciones</a>.
      </p>
    </main>
  );
}
