import { useState } from 'react';
import * as config from '../../../config.ts';
import type { Thread } from '../../../contract/tickets.ts';
import { formatDateTime } from '../../../core/time.ts';
import { Time } from '../../../ui/controls/Time.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { petrelMark } from '../../../ui/icon/icons.ts';
import { iconUser } from '../icons.ts';
import { attachmentUrl } from '../images/attachment-url.ts';
import type { ThreadText } from '../texts.ts';
import { splitLinks } from './linked-text.ts';
import './messages.css';

type Message = Thread['messages'][number];

/** A ticket's messages, oldest first. What people wrote is text, whatever it looks like (docs/behaviour/tickets.md#messages). */
export function Messages({ t, thread: { name, messages } }: { t: ThreadText; thread: Thread }) {
  return (
    <ol className="messages" aria-label={t('thread.messages')}>
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id, and are only ever added at the end
        <MessageItem t={t} key={index} name={name} message={message} />
      ))}
    </ol>
  );
}

interface MessageItemProps {
  t: ThreadText;
  /** What the server calls the customer; blank where it has no name. */
  name: string;
  message: Message;
}

function MessageItem({ t, name, message: { isAgent, date, content, file } }: MessageItemProps) {
  return (
    <li className="message" data-by={isAgent ? 'agent' : 'customer'} tabIndex={-1}>
      <Avatar isAgent={isAgent} />
      <div className="message-body">
        <p className="message-head">
          <strong>{isAgent ? config.agentName[t.locale] : name.trim() || t('thread.you')}</strong>
          <Time className="soft small" seconds={date}>
            {formatDateTime(date)}
          </Time>
        </p>
        <p className="message-text">
          <LinkedText text={content} />
        </p>
        {file.length > 0 && (
          <ul className="message-images">
            {file.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same image may come twice
              <li key={`${name} ${index}`}>
                <Attachment t={t} name={name} number={index + 1} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function Avatar({ isAgent }: { isAgent: boolean }) {
  return (
    <span className="avatar" aria-hidden="true">
      {isAgent ? (
        <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <path d={petrelMark} />
        </svg>
      ) : (
        <Icon path={iconUser} />
      )}
    </span>
  );
}

/** A stranger's text with its addresses as links. They open a new tab, so that an unsent reply stays on the page. */
function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map((part, index) =>
    part.kind === 'link' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <a key={index} href={part.href} target="_blank" rel="noreferrer">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}

/** An image that grows and shrinks when it is pressed. */
function Attachment({ t, name, number }: { t: ThreadText; name: string; number: number }) {
  const [isLarge, setLarge] = useState(false);
  const [isGone, setGone] = useState(false);
  if (isGone) return <p className="message-gone soft small">{t('thread.imageGone', { number })}</p>;
  return (
    <button
      type="button"
      className="attachment"
      aria-expanded={isLarge}
      aria-label={t('thread.image', { number })}
      onClick={() => setLarge(!isLarge)}
    >
      <img
        src={attachmentUrl(name)}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setGone(true)}
      />
    </button>
  );
}
