/** `<faq-list>`: searches as one types, opens the question that the address names, opens and closes all. */
import { findQuestions } from './find-questions.ts';

class FaqList extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector('input');
    const status = this.querySelector('[role=status]');
    const nothing = this.querySelector<HTMLElement>('[data-nothing]');
    const all = this.querySelector<HTMLButtonElement>('[data-all]');
    const questions = [...this.querySelectorAll('details')];
    const texts = questions.map((question) => question.textContent ?? '');
    if (!input || !status || !nothing || !all) return;

    const search = (): void => {
      const found = findQuestions(texts, input.value);
      questions.forEach((question, index) => {
        question.hidden = !found.has(index);
      });
      for (const group of this.querySelectorAll('section'))
        group.hidden = !group.querySelector('details:not([hidden])');
      nothing.hidden = found.size > 0;
      status.textContent = !input.value.trim()
        ? ''
        : found.size > 0
          ? (this.dataset.found ?? '').replace('%', String(found.size))
          : (nothing.firstChild?.textContent?.trim() ?? '');
    };

    const openNamed = (hash: string): void => {
      const named = hash && document.getElementById(hash.slice(1));
      if (!(named instanceof HTMLElement) || !this.contains(named)) return;
      if (named.closest('[hidden]')) {
        input.value = '';
        search();
      }
      if (named instanceof HTMLDetailsElement) named.open = true;
      named.scrollIntoView();
    };

    // What only works with a script is made by it, when it is wanted.
    const offerLink = (question: HTMLDetailsElement): void => {
      if (question.querySelector('[data-copy]')) return;
      const link = document.createElement('a');
      link.href = `${this.dataset.public}#${question.id}`;
      link.textContent = this.dataset.copyLink ?? '';
      link.dataset.copy = '';
      question.lastElementChild?.append(link);
    };
    this.addEventListener('toggle', ({ target }) => target instanceof HTMLDetailsElement && offerLink(target), true);

    const [expand, collapse] = [all.textContent, all.dataset.all ?? ''];
    all.addEventListener('click', () => {
      const open = all.textContent === expand;
      for (const question of questions) question.open = open;
      all.textContent = open ? collapse : expand;
    });
    input.addEventListener('input', search);
    // A link to the address that is already there changes nothing that could be heard of.
    this.addEventListener('click', ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.pathname === location.pathname && !('copy' in link.dataset)) openNamed(link.hash);
    });
    addEventListener('hashchange', () => openNamed(location.hash));
    openNamed(location.hash);
    // Browsers bring back what was typed when one comes back to a page.
    search();
  }
}

customElements.define('faq-list', FaqList);
