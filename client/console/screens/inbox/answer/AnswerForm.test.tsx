// @vitest-environment jsdom

import { createStore } from 'jotai';
import { createMemoryRouter, RouterProvider, useRouteLoaderData } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { seesText } from '#tests/setup/console-screen.tsx';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { writeInto } from '#tests/setup/type-into.ts';
import { AnswerForm } from './AnswerForm.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

afterEach(() => {
  closeConsole();
  sessionStorage.clear();
});

/** The form of an article as the operator sees it whose id is in the URL. */
function Form() {
  const { id } = useRouteLoaderData<{ id: number }>('signed-in') ?? { id: 0 };
  return (
    <>
      <p>Operator {id}</p>
      <AnswerForm
        key={id}
        id="han:article:6"
        of={null}
        label="Answer"
        help=""
        submit="Answer"
        maxLength={5_000}
        onSubmit={async () => {}}
      />
    </>
  );
}

test('what an operator has not sent is there again after the session has ended, and never that of another operator', async () => {
  const router = createMemoryRouter(
    [{ id: 'signed-in', path: '/:id', loader: ({ params }) => ({ id: Number(params.id) }), Component: Form }],
    { initialEntries: ['/1'] },
  );
  const written = () => document.querySelector('textarea')?.value;
  renderConsole(createStore(), <RouterProvider router={router} />);
  await seesText('Operator 1');
  writeInto(document.querySelector('textarea'), 'Yes, below us.');
  expect(written()).toBe('Yes, below us.');
  await router.navigate('/2');
  await seesText('Operator 2');
  expect(written()).toBe('');
  await router.navigate('/1');
  await seesText('Operator 1');
  expect(written()).toBe('Yes, below us.');
});
