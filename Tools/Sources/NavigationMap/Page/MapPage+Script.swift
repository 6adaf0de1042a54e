extension MapPage {
  /// The script of the page. It reads the data as JSON and writes text with `textContent` alone, so that
  /// no name of an app can become markup.
  static let script = #"""
    'use strict';
    const byId = id => document.getElementById(id);
    const map = JSON.parse(byId('data').textContent);
    const svg = byId('map'), details = byId('details');
    const scenes = [...document.querySelectorAll('.scene')];
    const screens = new Map(map.screens.map(s => [s.id, s]));
    let view = {x: 0, y: 0, scale: 1}, selected = [];
    let scene, cards, arrows, width, height;
    function choose(number) {
      scene = scenes[number];
      for (const each of scenes) each.classList.toggle('shown', each === scene);
      cards = new Map([...scene.querySelectorAll('.card')].map(c => [c.dataset.id, c]));
      arrows = [...scene.querySelectorAll('.arrow')];
      width = Number(scene.dataset.width);
      height = Number(scene.dataset.height);
    }

    // Moving and zooming
    function show() {
      scene.setAttribute('transform', `translate(${view.x} ${view.y}) scale(${view.scale})`);
      document.body.classList.toggle('far', view.scale < 0.55);
    }
    function fit() {
      const room = svg.getBoundingClientRect();
      const left = byId('changes') && room.width > 700 ? 320 : 0;
      // The legend lies over the lower edge.
      const legend = byId('legend').offsetHeight, high = room.height - (legend ? legend + 12 : 0);
      const scale = Math.min((room.width - left - 16) / width, (high - 16) / height, 1.2);
      view.scale = Math.max(scale, 0.05);
      view.x = left + Math.max((room.width - left - width * view.scale) / 2, 8);
      view.y = Math.max((high - height * view.scale) / 2, 8);
      show();
    }
    function zoom(factor, x, y) {
      const scale = Math.min(Math.max(view.scale * factor, 0.04), 4);
      const real = scale / view.scale;
      view = {x: x - (x - view.x) * real, y: y - (y - view.y) * real, scale};
      show();
    }
    function local(event) {
      const box = svg.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    }
    svg.addEventListener('wheel', event => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey || !event.shiftKey && Math.abs(event.deltaX) < 1)
        zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), ...local(event));
      else { view.x -= event.deltaX; view.y -= event.deltaY; show(); }
    }, {passive: false});
    const touches = new Map();
    let moved = 0;
    svg.addEventListener('pointerdown', event => {
      touches.set(event.pointerId, local(event));
      if (touches.size === 1) moved = 0;
    });
    svg.addEventListener('pointermove', event => {
      const last = touches.get(event.pointerId);
      if (!last) return;
      const now = local(event);
      if (touches.size === 1) {
        moved += Math.hypot(now[0] - last[0], now[1] - last[1]);
        if (moved > 4) {
          if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
          svg.classList.add('moving');
          view.x += now[0] - last[0]; view.y += now[1] - last[1];
          show();
        }
      } else {
        moved = 10;
        const other = [...touches].find(([id]) => id !== event.pointerId)[1];
        const before = Math.hypot(last[0] - other[0], last[1] - other[1]);
        const after = Math.hypot(now[0] - other[0], now[1] - other[1]);
        if (before > 0) zoom(after / before, (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
      }
      touches.set(event.pointerId, now);
    });
    for (const kind of ['pointerup', 'pointercancel'])
      svg.addEventListener(kind, event => {
        touches.delete(event.pointerId);
        svg.classList.remove('moving');
      });

    // Selecting
    function element(name, text, parent, className) {
      const made = document.createElement(name);
      if (text !== undefined) made.textContent = text;
      if (className) made.className = className;
      if (parent) parent.append(made);
      return made;
    }
    function link(id, text, parent) {
      const button = element('button', text, parent, 'link');
      button.type = 'button';
      button.addEventListener('click', () => { select([id]); center(id); });
      return button;
    }
    function name(id) { const s = screens.get(id); return s && s.title ? s.title : id; }
    // The lines that the walk took from a state of one screen to a state of the other.
    function walked(from, to) {
      let best = null;
      for (const start of screens.get(from).states)
        for (const {script} of screens.get(to).states) {
          if (script.length <= start.script.length) continue;
          if (!start.script.every((line, index) => line === script[index])) continue;
          const rest = script.slice(start.script.length);
          if (!best || rest.length < best.length) best = rest;
        }
      return best;
    }
    function shortest(from, to) {
      const previous = new Map([[from, null]]), queue = [from];
      for (const id of queue) {
        if (id === to) break;
        for (const transition of map.transitions)
          if (transition.from === id && transition.by.length && !previous.has(transition.to)) {
            previous.set(transition.to, transition);
            queue.push(transition.to);
          }
      }
      if (!previous.has(to)) return null;
      const path = [];
      for (let transition = previous.get(to); transition; transition = previous.get(transition.from)) path.unshift(transition);
      return path.map(transition => transition.by[0]);
    }
    // A line may consist of several calls: those that fill a form, and its button.
    function calls(line) {
      return (line.match(/(?:"(?:\\.|[^"\\])*"|[^;"])+/g) || []).map(call => call.trim());
    }
    function label(line) {
      const quoted = (calls(line).pop() || '').match(/"((?:\\.|[^"\\])*)"/);
      return quoted ? quoted[1].replace(/\\(.)/g, '$1') : '';
    }
    function code(lines, parent, start = []) {
      const awaited = lines.flatMap(calls).map(call => `try await ${call}`);
      element('pre', [...start, ...awaited].join('\n'), parent);
    }
    function select(ids) {
      selected = ids;
      for (const [id, card] of cards) card.classList.toggle('selected', ids.includes(id));
      for (const arrow of arrows) arrow.classList.toggle('near', ids.length === 1
        && (arrow.dataset.from === ids[0] || arrow.dataset.to === ids[0]));
      details.replaceChildren();
      details.hidden = !ids.length;
      if (!ids.length) return;
      const close = element('button', '×', details, 'close');
      close.type = 'button';
      close.setAttribute('aria-label', 'Close');
      close.addEventListener('click', () => select([]));
      if (ids.length === 2) return showPath(ids);
      const screen = screens.get(ids[0]);
      element('h2', name(ids[0]), details);
      element('p', ids[0], details);
      if (!screen) return;
      element('p', [screen.kind, screen.owner && `shown by ${screen.owner}`,
        screen.reached ? '' : 'not reached'].filter(Boolean).join(', '), details);
      if (screen.source) element('p', screen.source, details);
      const problems = map.findings.filter(f => f.at === screen.id || f.at.startsWith(screen.id + ' ')
        || screen.states.some(s => s.id === f.at));
      if (problems.length) {
        element('h3', 'Findings', details);
        for (const problem of problems) element('p', problem.text, details, 'problem');
      }
      list('Leads to', map.transitions.filter(e => e.from === screen.id && !e.kind.startsWith('unwind.')), 'to');
      list('Reached from', map.transitions.filter(e => e.to === screen.id && !e.kind.startsWith('unwind.')), 'from');
      list('Transitions back', map.transitions.filter(e => e.from === screen.id && e.kind.startsWith('unwind.')), 'to');
      const script = screen.states.length ? screen.states[0].script : [];
      if (screen.reached) {
        element('h3', 'As a test', details);
        code(script, details, ['let app = try await AppDriver.launch(AppDelegate.self)']);
      }
      if (screen.states.length > 1) {
        element('h3', `${screen.states.length} states`, details);
        for (const state of screen.states) element('p', `${state.place}: ${state.actions} actions`, details);
      }
      if (screen.tests.length) {
        element('h3', 'Tests', details);
        for (const test of screen.tests) element('p', test, details);
      }
      element('p', 'Shift-click a second screen for the path between the two.', details);
    }
    function list(title, transitions, end) {
      if (!transitions.length) return;
      element('h3', title, details);
      const items = element('ul', undefined, details);
      for (const transition of transitions) {
        const item = element('li', undefined, items);
        if (screens.has(transition[end])) link(transition[end], name(transition[end]), item);
        else element('span', transition[end], item);
        const words = transition.by.map(label).filter(Boolean);
        const kind = transition.kind === transition[end] ? '' : ` ${transition.kind}`;
        element('span', `${kind}${words.length ? ': ' + [...new Set(words)].join(', ') : ''}`, item);
        if (transition.source && !transition.times) element('div', transition.source, item, 'quiet');
        if (transition.tests.length) element('div', tested(transition.tests), item, 'quiet');
      }
    }
    function tested(tests) {
      const more = tests.length > 3 ? ` and ${tests.length - 3} more` : '';
      return `tested by ${tests.slice(0, 3).join(', ')}${more}`;
    }
    function showPath([from, to]) {
      element('h2', `${name(from)} → ${name(to)}`, details);
      const known = walked(from, to), path = known || shortest(from, to);
      if (!path) { element('p', 'The walk has found no path between the two.', details); return; }
      code(path, details);
      if (!known)
        element('p', 'Joined from single transitions: a screen may not offer the next one in every state.', details);
      const copy = element('button', 'Copy', details);
      copy.type = 'button';
      copy.addEventListener('click', () =>
        navigator.clipboard.writeText(details.querySelector('pre').textContent));
    }
    function center(id) {
      const card = cards.get(id);
      if (!card) return;
      const room = svg.getBoundingClientRect();
      const [x, y] = card.getAttribute('transform').match(/[-\d.]+/g).map(Number);
      view.scale = Math.max(view.scale, 0.6);
      view.x = room.width / 2 - (x + 66) * view.scale;
      view.y = room.height / 2 - (y + 164) * view.scale;
      show();
    }
    svg.addEventListener('click', event => {
      if (moved > 4) return;
      if (event.target === svg) { select([]); return; }
      const card = event.target.closest('.card'), arrow = event.target.closest('.arrow');
      if (card) select(event.shiftKey && selected.length === 1 && selected[0] !== card.dataset.id
        ? [selected[0], card.dataset.id] : [card.dataset.id]);
      else if (arrow) select([arrow.dataset.from, arrow.dataset.to].filter(id => cards.has(id)));
    });

    // Searching and filtering
    function filter() {
      const text = byId('search').value.trim().toLowerCase(), flow = byId('flow').value;
      const isHit = id => {
        const screen = screens.get(id);
        if (flow && !(screen && screen.owner === flow)) return false;
        return !text || id.toLowerCase().includes(text)
          || screen && (screen.title + ' ' + (screen.owner || '')).toLowerCase().includes(text);
      };
      for (const [id, card] of cards) card.classList.toggle('dim', !isHit(id));
      for (const arrow of arrows)
        arrow.classList.toggle('dim', !(isHit(arrow.dataset.from) || isHit(arrow.dataset.to)));
    }
    byId('search').addEventListener('input', filter);
    byId('search').addEventListener('keydown', event => {
      if (event.key !== 'Enter') return;
      const first = [...cards].find(([, card]) => !card.classList.contains('dim'));
      if (first) { select([first[0]]); center(first[0]); }
    });
    byId('flow').addEventListener('change', filter);
    byId('walked').addEventListener('change', event =>
      document.body.classList.toggle('walked', event.target.checked));
    byId('all').addEventListener('change', event => {
      choose(event.target.checked ? 1 : 0);
      filter(); select(selected); fit();
    });
    byId('fit').addEventListener('click', fit);
    byId('table').addEventListener('click', event => {
      const isShown = byId('tables').hidden;
      byId('tables').hidden = !isShown;
      event.target.setAttribute('aria-pressed', String(isShown));
    });
    if (byId('changes'))
      byId('changes').addEventListener('click', event => {
        const id = event.target.dataset.goto;
        if (id && cards.has(id)) { select([id]); center(id); }
      });

    // Keys
    document.addEventListener('keydown', event => {
      const isTyping = event.target.matches('input:not([type=checkbox]),select');
      if (event.key === 'Escape') { select([]); event.target.blur(); return; }
      if (isTyping) return;
      const card = event.target.closest && event.target.closest('.card');
      const room = svg.getBoundingClientRect();
      switch (event.key) {
      case '/': event.preventDefault(); byId('search').focus(); break;
      case '0': fit(); break;
      case '+': case '=': zoom(1.25, room.width / 2, room.height / 2); break;
      case '-': zoom(0.8, room.width / 2, room.height / 2); break;
      case 'Enter': case ' ': if (card) { event.preventDefault(); select([card.dataset.id]); } break;
      case 'ArrowLeft': view.x += 60; show(); break;
      case 'ArrowRight': view.x -= 60; show(); break;
      case 'ArrowUp': view.y += 60; show(); break;
      case 'ArrowDown': view.y -= 60; show(); break;
      }
    });
    addEventListener('resize', fit);
    choose(0);
    fit();
    """#
}
