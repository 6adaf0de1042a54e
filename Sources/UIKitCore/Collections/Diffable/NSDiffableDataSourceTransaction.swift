/// The changes of a reordering by a person, from one snapshot to another.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public var initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { before }

  public var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { after }

  /// From all items before to all items after, whatever their sections.
  public var difference: CollectionDifference<ItemIdentifierType> {
    after.itemIdentifiers.difference(from: before.itemIdentifiers)
  }

  /// The same for each section that is another one now.
  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  { sections }

  // MARK: - Inside the stage

  let before: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  let after: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  let sections: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The part of a change that concerns one section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public var sectionIdentifier: SectionIdentifierType { section }

  public var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { before }

  public var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { after }

  public var difference: CollectionDifference<ItemIdentifierType> {
    after.items.difference(from: before.items)
  }

  // MARK: - Inside the stage

  let section: SectionIdentifierType
  let before: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  let after: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
}
