/** The element `<faq-list>`. It searches while the visitor types, and opens the question that the address names. */
import { fillIn } from '#core/fill-in.ts';
import '#styles/search.css?adopt';
import './faq-search.css?adopt';
import { findQuestions } from './find-questions.ts';

/** Milliseconds without typing after which the count is written. Screen readers read it out, and would talk over the keys. */
const PAUSE_MS = 600;

class FaqList extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector('input');
    if (!input) return;
    const search = createSearch(this);
    // Wait until an input method has finished: unfinished characters are not yet a word and would find nothing.
    input.addEventListener('input', (event) => (event as InputEvent).isComposing || search(input.value));
    input.addEventListener('compositionend', () => search(input.value));
    offerLinks(this);
    markOpen(this);
    followAddress(this, () => {
      input.value = '';
      search('');
    });
    // When the visitor returns to a page, browsers restore the text in the field. So search for that text.
    search(input.value);
  }
}

/**
 * Returns a function that shows only the questions that contain a text, and says how many there are. It opens the
 * topics of these questions.
 */
function createSearch(list: HTMLElement): (text: string) => void {
  const questions = [...list.querySelectorAll<HTMLElement>('details details')];
  const asked = list.querySelector('section');
  const said = list.querySelector('[role=status] > span');
  const nothing = list.querySelector<HTMLElement>('[data-nothing]');
  const texts = questions.map((question) => question.textContent ?? '');
  let wasSearch = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    const found = findQuestions(texts, text);
    for (const [index, question] of questions.entries()) question.hidden = !found.has(index);
    const isSearch = text.trim() !== '';
    if (asked) asked.hidden = isSearch;
    for (const group of list.querySelectorAll<HTMLDetailsElement>('copy-area > details')) {
      const jump = list.querySelector<HTMLElement>(`.side [href="#${group.id}"]`);
      group.hidden = !group.querySelector('details:not([hidden])');
      if (isSearch !== wasSearch) group.open = isSearch;
      if (jump) jump.hidden = group.hidden;
    }
    wasSearch = isSearch;
    if (nothing) nothing.hidden = found.size > 0;
    const words = isSearch && found.size > 0 ? fillIn(list.dataset.found, { count: found.size }) : '';
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Screen readers read every change. So do not write the same count again.
      if (said && said.textContent !== words) said.textContent = words;
    }, PAUSE_MS);
  };
}

/** Adds a copy link to a question when the question is opened. Copying needs script, so the link is not in the HTML. */
function offerLinks(list: HTMLElement): void {
  const offer = (question: HTMLDetailsElement): void => {
    if (!question.id || question.querySelector('[data-copy], details')) return;
    const link = document.createElement('a');
    link.href = `../faq/#${question.id}`;
    link.textContent = list.dataset.copyLink ?? '';
    link.dataset.copy = '';
    question.lastElementChild?.append(link);
  };
  // Listen in the capture phase: `toggle` does not bubble.
  list.addEventListener('toggle', ({ target }) => target instanceof HTMLDetailsElement && offer(target), true);
}

/** Marks the open topics in the table of contents. */
function markOpen(list: HTMLElement): void {
  const mark = ({ target }: Event): void => {
    if (!(target instanceof HTMLDetailsElement)) return;
    const jump = list.querySelector<HTMLElement>(`.side [href="#${target.id}"]`);
    if (target.open) jump?.setAttribute('aria-current', 'true');
    else jump?.removeAttribute('aria-current');
  };
  list.addEventListener('toggle', mark, true);
}

/**
 * Opens the question that the address names, now and after each change of the address.
 * @param showAll clears a search that hides the question
 */
function followAddress(list: HTMLElement, showAll: () => void): void {
  const open = (hash: string): void => {
    const named = hash && document.getElementById(hash.slice(1));
    if (!(named instanceof HTMLElement) || !list.contains(named)) return;
    if (named.closest('[hidden]')) showAll();
    for (const part of [named, named.parentElement]) if (part instanceof HTMLDetailsElement) part.open = true;
    named.scrollIntoView();
    // Links from other pages lead to the search field.
    if (named instanceof HTMLInputElement) named.focus();
  };
  // A link to the current address fires no `hashchange`.
  list.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.pathname === location.pathname && !('copy' in link.dataset)) open(link.hash);
  });
  addEventListener('hashchange', () => open(location.hash));
  open(location.hash);
}

customElements.define('faq-list', FaqList);
